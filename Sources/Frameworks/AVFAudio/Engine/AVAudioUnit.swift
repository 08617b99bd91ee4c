import Foundation

/// A node that processes sound.
open class AVAudioUnit: AVAudioNode {
  open override var numberOfInputs: Int { 1 }

  /// The name of the unit.
  open var name: String { String(describing: Self.self) }

  /// The name of the manufacturer: this project.
  open var manufacturerName: String { "Tactus" }

  /// Whether the unit passes its input unchanged; false by default.
  open var bypass: Bool {
    get { effect.isBypassed }
    set { effect.isBypassed = newValue }
  }

  let effect: EffectUnit

  init(_ effect: EffectUnit) {
    self.effect = effect
    super.init(effect)
  }
}
