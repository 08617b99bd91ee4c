import AVFAudio
import Foundation

/// The register of all kinds of audio units: those of the phone, and those that the app registers.
///
/// Step AudioUnits.HO5
open class AVAudioUnitComponentManager: NSObject {
  /// The register.
  open class func shared() -> AVAudioUnitComponentManager { one }

  /// The tags of all kinds; none.
  open var tagNames: [String] { [] }

  /// The usual tags for people; none.
  open var standardLocalizedTagNames: [String] { [] }

  /// Returns the kinds that a predicate fits, by the names of `AVAudioUnitComponent`'s properties.
  open func components(matching predicate: NSPredicate) -> [AVAudioUnitComponent] {
    all.filter { predicate.evaluate(with: NSDictionary(dictionary: $0.properties)) }
  }

  /// Returns the kinds that pass a test, which can end the search.
  open func components(
    passingTest testHandler: (AVAudioUnitComponent, UnsafeMutablePointer<ObjCBool>) -> Bool
  ) -> [AVAudioUnitComponent] {
    var found: [AVAudioUnitComponent] = []
    var isOver = ObjCBool(false)
    for component in all where !isOver.boolValue {
      if testHandler(component, &isOver) { found.append(component) }
    }
    return found
  }

  /// Returns the kinds that fit a description, in which 0 stands for any value.
  open func components(matching desc: AudioComponentDescription) -> [AVAudioUnitComponent] {
    ComponentRegistry.all.filter { ComponentRegistry.matches($0.description, desc) }
      .map { AVAudioUnitComponent($0) }
  }

  // MARK: Internals

  // Unchecked because it has no state.
  private nonisolated(unsafe) static let one = AVAudioUnitComponentManager()

  private var all: [AVAudioUnitComponent] {
    ComponentRegistry.all.map { AVAudioUnitComponent($0) }
  }

  private override init() { super.init() }
}
