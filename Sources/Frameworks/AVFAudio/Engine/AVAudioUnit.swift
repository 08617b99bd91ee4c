import Foundation

/// A node that processes sound.
open class AVAudioUnit: AVAudioNode {
  open override var numberOfInputs: Int { 1 }

  /// The name of the unit.
  open var name: String { host?.name ?? String(describing: Self.self) }

  /// The name of the manufacturer: this project, except for the units of apps.
  open var manufacturerName: String { host?.manufacturerName ?? "Tactus" }

  /// The version of the unit.
  open var version: Int { host.map { Int($0.version) } ?? 1 }

  /// Whether the unit is bypassed; false by default.
  open var bypass: Bool {
    get { effect.isBypassed }
    set {
      effect.isBypassed = newValue
      host?.isBypassed = newValue
    }
  }

  open override var latency: TimeInterval { host?.latency ?? 0 }

  open override func reset() {
    super.reset()
    host?.reset()
  }

  // MARK: Internals

  /// The version 3 audio unit; `nil` for the engine's own effects.
  package var host: (any EngineHostedUnit)? { (effect as? HostedUnit)?.host }

  let effect: EffectUnit

  init(_ effect: EffectUnit) {
    self.effect = effect
    super.init(effect)
  }

  /// Creates a node that renders a version 3 audio unit.
  package init(hosting host: any EngineHostedUnit) {
    effect = HostedUnit(host)
    super.init(effect)
  }
}
