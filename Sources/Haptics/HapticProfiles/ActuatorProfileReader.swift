import TactusHapticSynthesis
import TactusJSON

/// A reader of actuator profiles in JSON.
///
/// A file contains the differences from its `basis`, a built-in profile (default `taptic-engine`).
/// Nothing is ignored: an unknown key, a wrong type or a number out of range is an error, because a
/// mistake in a profile would be felt but not seen.
///
/// The keys are described in `Documentation/Actuators.md`.
public struct ActuatorProfileReader {
  private let tree: JSONTree

  /// Reads a profile from a file.
  ///
  /// - Throws: `SourceTextError`, with the place and what was expected there.
  public static func read(_ path: String) throws(SourceTextError) -> ActuatorProfile {
    try read(SourceText.read(path, byteLimit: 1 << 20))
  }

  /// Reads a profile from text.
  ///
  /// - Throws: `SourceTextError`, with the place and what was expected there.
  public static func read(_ source: SourceText) throws(SourceTextError) -> ActuatorProfile {
    try ActuatorProfileReader(tree: JSONTree(source)).profile()
  }

  // MARK: Internals

  private func profile() throws(SourceTextError) -> ActuatorProfile {
    let root = try ProfileObject(tree.root, in: tree.source)
    var profile = try basis(root)
    try root.readString("name") { profile.name = $0 }
    try root.readString("title") { profile.title = $0 }
    try mechanism(root, &profile)
    try root.readNumber("ratedDrive", in: 0.01...1) { profile.ratedDrive = $0 }
    try root.readNumber("ratedAcceleration", in: 0.001...100) { profile.ratedAcceleration = $0 }
    try root.readBool("isShaped") { profile.isShaped = $0 }
    if let mapping = try root.object("mapping") { try read(mapping, into: &profile.mapping) }
    // The sources of numbers are for readers; only the type is checked.
    _ = try root.object("sources")
    try root.refuseUnknownKeys()
    return profile
  }

  private func basis(_ root: ProfileObject) throws(SourceTextError) -> ActuatorProfile {
    var basis = ActuatorProfile.tapticEngine
    try root.readChoice("basis", of: ActuatorProfile.builtIn.map(\.name)) { name in
      basis = ActuatorProfile.named(name) ?? basis
    }
    return basis
  }

  private func mechanism(
    _ root: ProfileObject, _ profile: inout ActuatorProfile
  ) throws(SourceTextError) {
    var resonance = ActuatorProfile.Resonance(frequency: 150, quality: 3, strokeLimit: 4)
    var rotation = ActuatorProfile.Rotation(frequency: 200, timeConstant: 0.05)
    var turns = false
    switch profile.mechanism {
    case .resonant(let own): resonance = own
    case .eccentricMass(let own):
      rotation = own
      turns = true
    }
    try root.readChoice("mechanism", of: ["resonant", "eccentric-mass"]) {
      turns = $0 == "eccentric-mass"
    }
    if let object = try root.object(turns ? "rotation" : "resonance") {
      if turns {
        try read(object, into: &rotation)
      } else {
        try read(object, into: &resonance)
      }
    }
    profile.mechanism = turns ? .eccentricMass(rotation) : .resonant(resonance)
  }

  private func read(
    _ object: ProfileObject, into resonance: inout ActuatorProfile.Resonance
  ) throws(SourceTextError) {
    try object.readNumber("frequency", in: 10...1_000) { resonance.frequency = $0 }
    try object.readNumber("quality", in: 0.1...200) { resonance.quality = $0 }
    try object.readNumber("strokeLimit", in: 1...1_000) { resonance.strokeLimit = $0 }
    try object.refuseUnknownKeys()
  }

  private func read(
    _ object: ProfileObject, into rotation: inout ActuatorProfile.Rotation
  ) throws(SourceTextError) {
    try object.readNumber("frequency", in: 10...1_000) { rotation.frequency = $0 }
    try object.readNumber("timeConstant", in: 0.001...2) { rotation.timeConstant = $0 }
    try object.refuseUnknownKeys()
  }

  private func read(
    _ object: ProfileObject, into mapping: inout HapticMapping
  ) throws(SourceTextError) {
    try object.readNumber("lowestFrequency", in: 10...1_000) { mapping.lowestFrequency = $0 }
    try object.readNumber("highestFrequency", in: 10...1_000) { mapping.highestFrequency = $0 }
    try object.readNumber("intensityExponent", in: 0.1...10) { mapping.intensityExponent = $0 }
    try object.readNumber("tapCycles", in: 0.5...20) { mapping.tapCycles = $0 }
    try object.readNumber("controlRamp", in: 0...0.1) { mapping.controlRamp = $0 }
    try read(object.object("attack"), into: &mapping.attack)
    try read(object.object("decay"), into: &mapping.decay)
    try read(object.object("release"), into: &mapping.release)
    try object.refuseUnknownKeys()
  }

  private func read(
    _ object: ProfileObject?, into range: inout TimeRange
  ) throws(SourceTextError) {
    guard let object else { return }
    try object.readNumber("shortest", in: 0.0001...10) { range.shortest = $0 }
    try object.readNumber("longest", in: 0.0001...60) { range.longest = $0 }
    guard range.longest >= range.shortest else {
      throw object.error("expected “longest” to be no less than “shortest”")
    }
    try object.refuseUnknownKeys()
  }
}
