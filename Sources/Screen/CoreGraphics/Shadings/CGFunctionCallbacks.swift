/// The functions of an app for a function of numbers.
public struct CGFunctionCallbacks {
  /// The version of the structure, 0.
  public var version: UInt32
  /// The function that computes results from arguments.
  public var evaluate: CGFunctionEvaluateCallback?
  /// The function that is called at the end.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates a structure without functions.
  public init() { version = 0 }

  /// Creates a structure of functions.
  ///
  /// - Parameters:
  ///   - version: 0.
  ///   - evaluate: Computes results from arguments.
  ///   - releaseInfo: Called at the end.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) { (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo) }
}
