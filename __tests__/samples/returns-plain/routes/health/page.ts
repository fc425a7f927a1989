/** What Node gives is data like any other, where it has fields alone. */
export default class Health {
  get() {
    return { cpu: process.cpuUsage(), up: process.uptime() };
  }
}
