public import Glibc

/// The address of an interface itself.
public struct sockaddr_dl: BitwiseCopyable, Sendable {
  /// The family, `AF_LINK`; as in other addresses on Linux it takes the place of the size, too.
  public var sdl_family: sa_family_t = 0
  /// The number of the interface.
  public var sdl_index: UInt16 = 0
  /// The type of the interface, such as `IFT_ETHER`.
  public var sdl_type: UInt8 = 0
  /// The length of the name.
  public var sdl_nlen: UInt8 = 0
  /// The length of the address.
  public var sdl_alen: UInt8 = 0
  /// The length of the selector; 0.
  public var sdl_slen: UInt8 = 0
  /// The name, and then the address; both may be longer than this field.
  public var sdl_data: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8) =
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// The size of the address, in bytes; setting it has no effect.
  public var sdl_len: UInt8 {
    get { UInt8(clamping: max(8 + Int(sdl_nlen) + Int(sdl_alen), MemoryLayout<Self>.size)) }
    set { _ = newValue }
  }

  /// Creates an empty address.
  public init() {}
}
