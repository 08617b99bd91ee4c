import UIKit

/// A log of the timers that rang, with the seconds since its start.
public final class EggLog {
  public private(set) var lines: [String] = []
  private let start = CACurrentMediaTime()

  public init() {}

  public func ring(_ egg: String) {
    let seconds = ((CACurrentMediaTime() - start) * 1e6).rounded() / 1e6
    lines.append("\(egg) \(seconds)")
  }

  /// Returns the seconds at which an egg rang.
  public func moments(of egg: String) -> [Double] {
    lines.filter { $0.hasPrefix(egg + " ") }.compactMap { Double($0.dropFirst(egg.count + 1)) }
  }
}
