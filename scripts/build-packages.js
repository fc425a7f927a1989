console.log("not yet")
