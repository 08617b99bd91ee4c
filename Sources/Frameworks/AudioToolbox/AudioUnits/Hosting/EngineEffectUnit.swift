import AVFAudio
import Foundation
import TactusCrashReports

/// The unit of one of the engine's own effects, which is controlled by the properties of its node.
///
/// Sendable because it adds nothing that changes to its superclass.
final class EngineEffectUnit: AUAudioUnit, @unchecked Sendable {
  /// Returns the unit of a node, always the same one.
  static func unit(of node: AVAudioUnit) -> AUAudioUnit {
    if let found = objc_getAssociatedObject(node, key) as? EngineEffectUnit { return found }
    var description = AudioComponentDescription()
    description.componentType = kAudioUnitType_Effect
    description.componentManufacturer = kAudioUnitManufacturer_Apple
    guard let unit = try? EngineEffectUnit(componentDescription: description) else {
      programmingError("the unit of an effect cannot fail")
    }
    unit.node = node
    objc_setAssociatedObject(node, key, unit, .OBJC_ASSOCIATION_RETAIN)
    return unit
  }

  override var shouldBypassEffect: Bool {
    get { node?.bypass ?? false }
    set { node?.bypass = newValue }
  }

  override var audioUnitName: String? { node?.name }
  override var manufacturerName: String? { node?.manufacturerName }

  // MARK: Internals

  private weak var node: AVAudioUnit?
  private static let key = AssociationKey()
}
