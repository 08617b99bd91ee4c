import Foundation
import TactusVirtualTime

/// The creation of units whose classes are known only at run time.
///
/// - Thread: any; all its properties are constants.
enum UnitFactory {
  /// Creates a unit of a registered class.
  static func make(
    _ unitClass: AUAudioUnit.Type, _ description: AudioComponentDescription,
    _ options: AudioComponentInstantiationOptions
  ) throws -> AUAudioUnit {
    try DynamicCreation.object(of: unitClass, through: _UnitWithRequiredInit.self) {
      try $0.init(componentDescription: description, options: options)
    }
  }

  /// Creates a unit in a later turn of the main queue.
  static func make(
    _ description: AudioComponentDescription, _ options: AudioComponentInstantiationOptions,
    _ completion: @escaping (AUAudioUnit?, (any Error)?) -> Void
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let completion = completion
    PhoneTime.runLater {
      do {
        guard let unitClass = ComponentRegistry.first(description)?.unitClass else {
          throw UnitError.make(UnitError.noComponent)
        }
        completion(try make(unitClass, description, options), nil)
      } catch {
        completion(nil, error)
      }
    }
  }
}

/// Makes the initializer `required`, so that a metatype can call it through the vtable.
///
/// The class is open so that the compiler does not devirtualize the initializer. Apps do not use
/// it. Sendable because it adds no property to its superclass.
open class _UnitWithRequiredInit: AUAudioUnit, @unchecked Sendable {
  /// Creates a unit.
  public required override init(
    componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions
  ) throws {
    try super.init(componentDescription: componentDescription, options: options)
  }
}
