/** Very wide, very deep, very many. */
import type { Field, int } from 'routeclass';

export interface Wide {
  field0: string;
  field1: int;
  field2: boolean;
  field3: number | null;
  field4: string[];
  field5: string;
  field6: int;
  field7: boolean;
  field8: number | null;
  field9: string[];
  field10: string;
  field11: int;
  field12: boolean;
  field13: number | null;
  field14: string[];
  field15: string;
  field16: int;
  field17: boolean;
  field18: number | null;
  field19: string[];
  field20: string;
  field21: int;
  field22: boolean;
  field23: number | null;
  field24: string[];
  field25: string;
  field26: int;
  field27: boolean;
  field28: number | null;
  field29: string[];
  field30: string;
  field31: int;
  field32: boolean;
  field33: number | null;
  field34: string[];
  field35: string;
  field36: int;
  field37: boolean;
  field38: number | null;
  field39: string[];
  field40: string;
  field41: int;
  field42: boolean;
  field43: number | null;
  field44: string[];
  field45: string;
  field46: int;
  field47: boolean;
  field48: number | null;
  field49: string[];
  field50: string;
  field51: int;
  field52: boolean;
  field53: number | null;
  field54: string[];
  field55: string;
  field56: int;
  field57: boolean;
  field58: number | null;
  field59: string[];
  field60: string;
  field61: int;
  field62: boolean;
  field63: number | null;
  field64: string[];
  field65: string;
  field66: int;
  field67: boolean;
  field68: number | null;
  field69: string[];
  field70: string;
  field71: int;
  field72: boolean;
  field73: number | null;
  field74: string[];
  field75: string;
  field76: int;
  field77: boolean;
  field78: number | null;
  field79: string[];
  field80: string;
  field81: int;
  field82: boolean;
  field83: number | null;
  field84: string[];
  field85: string;
  field86: int;
  field87: boolean;
  field88: number | null;
  field89: string[];
  field90: string;
  field91: int;
  field92: boolean;
  field93: number | null;
  field94: string[];
  field95: string;
  field96: int;
  field97: boolean;
  field98: number | null;
  field99: string[];
}

export interface Deep {
  down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: { down: int } } } } } } } } } } } } } } } } } } } } } } } } } } } } };
}

export type ManyLiterals =
  | 'literal-0' | 'literal-1' | 'literal-2' | 'literal-3' | 'literal-4' | 'literal-5' | 'literal-6' | 'literal-7' | 'literal-8' | 'literal-9' | 'literal-10' | 'literal-11' | 'literal-12' | 'literal-13' | 'literal-14' | 'literal-15' | 'literal-16' | 'literal-17' | 'literal-18' | 'literal-19' | 'literal-20' | 'literal-21' | 'literal-22' | 'literal-23' | 'literal-24' | 'literal-25' | 'literal-26' | 'literal-27' | 'literal-28' | 'literal-29' | 'literal-30' | 'literal-31' | 'literal-32' | 'literal-33' | 'literal-34' | 'literal-35' | 'literal-36' | 'literal-37' | 'literal-38' | 'literal-39' | 'literal-40' | 'literal-41' | 'literal-42' | 'literal-43' | 'literal-44' | 'literal-45' | 'literal-46' | 'literal-47' | 'literal-48' | 'literal-49' | 'literal-50' | 'literal-51' | 'literal-52' | 'literal-53' | 'literal-54' | 'literal-55' | 'literal-56' | 'literal-57' | 'literal-58' | 'literal-59' | 'literal-60' | 'literal-61' | 'literal-62' | 'literal-63' | 'literal-64' | 'literal-65' | 'literal-66' | 'literal-67' | 'literal-68' | 'literal-69' | 'literal-70' | 'literal-71' | 'literal-72' | 'literal-73' | 'literal-74' | 'literal-75' | 'literal-76' | 'literal-77' | 'literal-78' | 'literal-79';

export type ManyMembers =
  | { kind: 'kind-0'; value0: int }
  | { kind: 'kind-1'; value1: int }
  | { kind: 'kind-2'; value2: int }
  | { kind: 'kind-3'; value3: int }
  | { kind: 'kind-4'; value4: int }
  | { kind: 'kind-5'; value5: int }
  | { kind: 'kind-6'; value6: int }
  | { kind: 'kind-7'; value7: int }
  | { kind: 'kind-8'; value8: int }
  | { kind: 'kind-9'; value9: int }
  | { kind: 'kind-10'; value10: int }
  | { kind: 'kind-11'; value11: int }
  | { kind: 'kind-12'; value12: int }
  | { kind: 'kind-13'; value13: int }
  | { kind: 'kind-14'; value14: int }
  | { kind: 'kind-15'; value15: int }
  | { kind: 'kind-16'; value16: int }
  | { kind: 'kind-17'; value17: int }
  | { kind: 'kind-18'; value18: int }
  | { kind: 'kind-19'; value19: int }
  | { kind: 'kind-20'; value20: int }
  | { kind: 'kind-21'; value21: int }
  | { kind: 'kind-22'; value22: int }
  | { kind: 'kind-23'; value23: int }
  | { kind: 'kind-24'; value24: int }
  | { kind: 'kind-25'; value25: int }
  | { kind: 'kind-26'; value26: int }
  | { kind: 'kind-27'; value27: int }
  | { kind: 'kind-28'; value28: int }
  | { kind: 'kind-29'; value29: int };

export interface WideOptional {
  option0?: int;
  option1?: int;
  option2?: int;
  option3?: int;
  option4?: int;
  option5?: int;
  option6?: int;
  option7?: int;
  option8?: int;
  option9?: int;
  option10?: int;
  option11?: int;
  option12?: int;
  option13?: int;
  option14?: int;
  option15?: int;
  option16?: int;
  option17?: int;
  option18?: int;
  option19?: int;
  option20?: int;
  option21?: int;
  option22?: int;
  option23?: int;
  option24?: int;
  option25?: int;
  option26?: int;
  option27?: int;
  option28?: int;
  option29?: int;
  option30?: int;
  option31?: int;
  option32?: int;
  option33?: int;
  option34?: int;
  option35?: int;
  option36?: int;
  option37?: int;
  option38?: int;
  option39?: int;
  option40?: int;
  option41?: int;
  option42?: int;
  option43?: int;
  option44?: int;
  option45?: int;
  option46?: int;
  option47?: int;
  option48?: int;
  option49?: int;
  option50?: int;
  option51?: int;
  option52?: int;
  option53?: int;
  option54?: int;
  option55?: int;
  option56?: int;
  option57?: int;
  option58?: int;
  option59?: int;
  option60?: int;
  option61?: int;
  option62?: int;
  option63?: int;
}

export type DeepLists = int[][][][][][][][][][][][];

export interface Defaulted {
  field0: Field<int, { default: 0 }>;
  field1: Field<int, { default: 1 }>;
  field2: Field<int, { default: 2 }>;
  field3: Field<int, { default: 3 }>;
  field4: Field<int, { default: 4 }>;
  field5: Field<int, { default: 5 }>;
  field6: Field<int, { default: 6 }>;
  field7: Field<int, { default: 7 }>;
  field8: Field<int, { default: 8 }>;
  field9: Field<int, { default: 9 }>;
  field10: Field<int, { default: 10 }>;
  field11: Field<int, { default: 11 }>;
  field12: Field<int, { default: 12 }>;
  field13: Field<int, { default: 13 }>;
  field14: Field<int, { default: 14 }>;
  field15: Field<int, { default: 15 }>;
  field16: Field<int, { default: 16 }>;
  field17: Field<int, { default: 17 }>;
  field18: Field<int, { default: 18 }>;
  field19: Field<int, { default: 19 }>;
  field20: Field<int, { default: 20 }>;
  field21: Field<int, { default: 21 }>;
  field22: Field<int, { default: 22 }>;
  field23: Field<int, { default: 23 }>;
  field24: Field<int, { default: 24 }>;
  field25: Field<int, { default: 25 }>;
  field26: Field<int, { default: 26 }>;
  field27: Field<int, { default: 27 }>;
  field28: Field<int, { default: 28 }>;
  field29: Field<int, { default: 29 }>;
  field30: Field<int, { default: 30 }>;
  field31: Field<int, { default: 31 }>;
  field32: Field<int, { default: 32 }>;
  field33: Field<int, { default: 33 }>;
  field34: Field<int, { default: 34 }>;
  field35: Field<int, { default: 35 }>;
  field36: Field<int, { default: 36 }>;
  field37: Field<int, { default: 37 }>;
  field38: Field<int, { default: 38 }>;
  field39: Field<int, { default: 39 }>;
}
