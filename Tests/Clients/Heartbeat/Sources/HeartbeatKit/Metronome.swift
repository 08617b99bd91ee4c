import UIKit

/// A metronome with the frames of the display; its display link does not retain it.
@MainActor public final class Metronome {
  public private(set) var ticks = 0
  public var onTick: (() -> Void)?
  private lazy var link = CADisplayLink(
    target: MetronomeRelay(self), selector: #selector(MetronomeRelay.tick))

  public init() {}

  public func start() { link.add(to: .main, forMode: .common) }
  public func stop() { link.invalidate() }

  fileprivate func tick() {
    ticks += 1
    onTick?()
    onTick = nil
  }
}

/// An object without isolation of its own, whose method is on the main actor.
private class MetronomeRelay {
  private weak var target: Metronome?

  init(_ target: Metronome) { self.target = target }

  @MainActor @objc func tick() { target?.tick() }
}
