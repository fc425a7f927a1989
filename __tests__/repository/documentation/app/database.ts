interface Transaction {
  userOf(token: string): Promise<{ name: string } | undefined>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

interface Pool {
  begin(): Promise<Transaction>;
  end(): Promise<void>;
}

export async function openPool(): Promise<Pool> {
  throw new Error('There is no database here');
}
