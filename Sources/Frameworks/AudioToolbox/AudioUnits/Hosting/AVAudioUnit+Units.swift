import AVFAudio
import Foundation
import TactusCrashReports

extension AVAudioUnit {
  /// Creates the node of a unit asynchronously.
  ///
  /// - Parameters:
  ///   - audioComponentDescription: The description of the unit.
  ///   - options: How the unit is created.
  ///   - completionHandler: Receives the node in a later turn of the main queue: an
  ///     `AVAudioUnitMIDIInstrument`, an `AVAudioUnitGenerator`, or an `AVAudioUnitEffect`.
  public class func instantiate(
    with audioComponentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = [],
    completionHandler: @escaping (AVAudioUnit?, (any Error)?) -> Void
  ) {
    AUAudioUnit.instantiate(with: audioComponentDescription, options: options) { unit, error in
      completionHandler(unit.map(makeNode), error)
    }
  }

  /// Creates the node of a unit asynchronously.
  public class func instantiate(
    with audioComponentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) async throws -> AVAudioUnit {
    let unit = try await AUAudioUnit.instantiate(with: audioComponentDescription, options: options)
    return makeNode(unit)
  }

  /// The unit of the node; for the engine's own effects, one without buses and parameters.
  public var auAudioUnit: AUAudioUnit {
    if let host = host as? UnitHost { return host.unit }
    return EngineEffectUnit.unit(of: self)
  }

  /// The description of the unit.
  public var audioComponentDescription: AudioComponentDescription {
    auAudioUnit.componentDescription
  }

  // MARK: Internals

  private static func makeNode(_ unit: AUAudioUnit) -> AVAudioUnit {
    let host = UnitHost(unit)
    switch unit.componentDescription.componentType {
    case kAudioUnitType_MusicDevice: return AVAudioUnitMIDIInstrument(hosting: host)
    case kAudioUnitType_Generator: return AVAudioUnitGenerator(hosting: host)
    default: return AVAudioUnitEffect(hosting: host)
    }
  }

  /// Creates the unit of a description, and raises an exception if there is no component.
  fileprivate static func host(_ description: AudioComponentDescription) -> UnitHost {
    do {
      guard let unitClass = ComponentRegistry.first(description)?.unitClass else {
        throw UnitError.make(UnitError.noComponent)
      }
      return UnitHost(try UnitFactory.make(unitClass, description, []))
    } catch { programmingError("the audio unit cannot be created: \(error)") }
  }
}

extension AVAudioUnitEffect {
  /// Creates the node of an effect.
  ///
  /// - Parameter audioComponentDescription: The description of a registered unit.
  public convenience init(audioComponentDescription: AudioComponentDescription) {
    self.init(hosting: Self.host(audioComponentDescription))
  }
}

extension AVAudioUnitGenerator {
  /// Creates the node of a generator.
  ///
  /// - Parameter audioComponentDescription: The description of a registered unit.
  public convenience init(audioComponentDescription: AudioComponentDescription) {
    self.init(hosting: Self.host(audioComponentDescription))
  }
}

extension AVAudioUnitMIDIInstrument {
  /// Creates the node of an instrument.
  ///
  /// - Parameter audioComponentDescription: The description of a registered unit.
  public convenience init(audioComponentDescription: AudioComponentDescription) {
    self.init(hosting: Self.host(audioComponentDescription))
  }
}
