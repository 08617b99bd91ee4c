// Source of the numbers: the public header `mach/machine.h`. Confidence: documented.

/// Any processor.
public let CPU_TYPE_ANY: cpu_type_t = -1
/// A processor of Intel's kind with 32 bits.
public let CPU_TYPE_X86: cpu_type_t = 7
/// A processor of Intel's kind with 32 bits.
public let CPU_TYPE_I386: cpu_type_t = 7
/// A processor of Intel's kind with 64 bits.
public let CPU_TYPE_X86_64: cpu_type_t = 0x0100_0007
/// A processor of ARM's kind with 32 bits.
public let CPU_TYPE_ARM: cpu_type_t = 12
/// A processor of ARM's kind with 64 bits.
public let CPU_TYPE_ARM64: cpu_type_t = 0x0100_000c
/// All models of Intel's kind with 64 bits.
public let CPU_SUBTYPE_X86_64_ALL: cpu_subtype_t = 3
/// All models of ARM's kind with 64 bits.
public let CPU_SUBTYPE_ARM64_ALL: cpu_subtype_t = 0

/// The kind of this machine's processors.
enum ProcessorKind {
  #if arch(arm64)
    static let type = CPU_TYPE_ARM64
    static let subtype = CPU_SUBTYPE_ARM64_ALL
  #elseif arch(x86_64)
    static let type = CPU_TYPE_X86_64
    static let subtype = CPU_SUBTYPE_X86_64_ALL
  #else
    static let type = CPU_TYPE_ANY
    static let subtype: cpu_subtype_t = 0
  #endif
}
