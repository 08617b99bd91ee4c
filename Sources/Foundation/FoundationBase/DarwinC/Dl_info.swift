/// The names and places of what is at an address.
public struct Dl_info {
  /// The path of the program or library.
  public var dli_fname: UnsafePointer<CChar>!
  /// The place of the program or library.
  public var dli_fbase: UnsafeMutableRawPointer!
  /// The name of the function or variable; `nil` for an unknown one.
  public var dli_sname: UnsafePointer<CChar>!
  /// The place of the function or variable.
  public var dli_saddr: UnsafeMutableRawPointer!

  /// Creates an empty record.
  public init() {}

  /// Creates a record.
  public init(
    dli_fname: UnsafePointer<CChar>!, dli_fbase: UnsafeMutableRawPointer!,
    dli_sname: UnsafePointer<CChar>!, dli_saddr: UnsafeMutableRawPointer!
  ) {
    (self.dli_fname, self.dli_fbase) = (dli_fname, dli_fbase)
    (self.dli_sname, self.dli_saddr) = (dli_sname, dli_saddr)
  }
}
