import type { int, Path } from 'routeclass';

export default class Team {
  get(team_id: Path<int, { alias: 'team' }>) {
    return { team_id };
  }

  delete(id: Path<int, { alias: 'teamId' }>) {
    return { id };
  }
}
