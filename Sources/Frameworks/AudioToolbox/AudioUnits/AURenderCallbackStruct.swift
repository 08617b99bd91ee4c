/// A render callback with its value.
///
/// Sendable because the app is responsible for its value, as on an iPhone.
public struct AURenderCallbackStruct: @unchecked Sendable {
  /// The function.
  public var inputProc: AURenderCallback? = nil
  /// The value for the callback.
  public var inputProcRefCon: UnsafeMutableRawPointer? = nil

  /// Creates a value without a callback.
  public init() {}

  /// Creates a value.
  public init(inputProc: AURenderCallback?, inputProcRefCon: UnsafeMutableRawPointer?) {
    self.inputProc = inputProc
    self.inputProcRefCon = inputProcRefCon
  }
}
