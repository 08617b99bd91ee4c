/// A function of an app that draws a tile of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A function of an app that is called when a pattern is released.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of an app for a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, 0.
  public var version: UInt32
  /// The function that draws a tile.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The function that is called when the pattern is released.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates a structure without functions.
  public init() { version = 0 }

  /// Creates a structure of functions.
  ///
  /// - Parameters:
  ///   - version: 0.
  ///   - drawPattern: Draws a tile.
  ///   - releaseInfo: Called when the pattern is released.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) { (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo) }
}
