/// A function of numbers, such as that of a shading's colors.
///
/// Step Drawing.CG3.
///
/// - Thread: any; the app's function is called on the thread that creates a shading.
public final class CGFunction: _CoreFoundationObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a function, or returns `nil` without a dimension or a function of the app.
  ///
  /// - Parameters:
  ///   - info: The first argument of the app's function.
  ///   - domainDimension: The number of arguments.
  ///   - domain: The least and the greatest value of each argument; `nil` for any.
  ///   - rangeDimension: The number of results.
  ///   - range: The least and the greatest value of each result; `nil` for any.
  ///   - callbacks: The app's functions.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0, let evaluate = callbacks.pointee.evaluate else {
      return nil
    }
    (self.info, self.evaluate) = (info, evaluate)
    release = callbacks.pointee.releaseInfo
    (arguments, results) = (domainDimension, rangeDimension)
    self.domain = domain.map { Self.limits($0, domainDimension) }
    self.range = range.map { Self.limits($0, rangeDimension) }
  }

  deinit { release?(info) }

  // MARK: Internals

  /// The number of arguments.
  let arguments: Int
  /// The number of results.
  let results: Int
  private let domain: [ClosedRange<CGFloat>]?
  private let range: [ClosedRange<CGFloat>]?
  private let info: UnsafeMutableRawPointer?
  private let evaluate: CGFunctionEvaluateCallback
  private let release: CGFunctionReleaseInfoCallback?

  /// Returns the results for a place between the least argument, 0, and the greatest one, 1.
  func values(at place: Double) -> [CGFloat] {
    let limits = domain?[0] ?? 0...1
    let argument = limits.lowerBound + CGFloat(place) * (limits.upperBound - limits.lowerBound)
    let input = [argument] + Array(repeating: 0, count: arguments - 1)
    var output = [CGFloat](repeating: 0, count: results)
    evaluate(info, input, &output)
    guard let range else { return output }
    return zip(output, range).map { max($1.lowerBound, min($1.upperBound, $0)) }
  }

  private static func limits(
    _ numbers: UnsafePointer<CGFloat>, _ count: Int
  ) -> [ClosedRange<CGFloat>] {
    (0..<count).map { index in
      let (low, high) = (numbers[2 * index], numbers[2 * index + 1])
      return low <= high ? low...high : low...low
    }
  }
}

/// A function of an app that computes results from arguments.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// A function of an app that is called when a function is released.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
