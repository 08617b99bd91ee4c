import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// The sensors that run, and the haptics that shake them.
@Suite struct SensorTests {
  private func use(_ sensors: Set<ProtectedResource>, _ rig: inout ClientRig) throws {
    rig.step(
      .message(
        .service(
          ServiceRequest(
            id: ServiceRequestID(1), service: "permissions", version: 1,
            payload: try PermissionRequest.use(sensors).payload())), from: ClientRig.scale))
  }

  private func permit(_ status: PermissionStatus, _ rig: inout ClientRig) {
    var settings = rig.phone.settings
    for resource in [ProtectedResource.camera, .location, .motion, .microphone, .contacts] {
      settings.permissions.presets[resource] = PermissionRecord(
        resource == .location && status == .authorized ? .whenInUse : status)
    }
    rig.step(.settings(settings))
  }

  @Test("Permissions.US1. A sensor runs while it is used, permitted, and the app not suspended")
  func running() throws {
    var rig = ClientRig()
    try use([.camera, .location, .motion, .microphone, .contacts], &rig)
    #expect(rig.phone.sensorsInUse == [.motion])
    permit(.authorized, &rig)
    // Contacts are no sensor.
    #expect(rig.phone.sensorsInUse == [.motion, .camera, .location, .microphone])
    let composition = rig.phone.composition(at: rig.phone.now)
    #expect(composition.statusBar?.sensors == rig.phone.sensorsInUse)
    permit(.denied, &rig)
    #expect(rig.phone.sensorsInUse == [.motion])
    permit(.authorized, &rig)
    rig.step(.foreground(ClientRig.mail))
    #expect(!rig.phone.sensorsInUse.contains(.camera))
    rig.step(.foreground(ClientRig.scale))
    #expect(rig.phone.sensorsInUse.contains(.camera))
    try use([.location], &rig)
    #expect(rig.phone.sensorsInUse == [.location])
    var environment = rig.phone.environment
    environment.isRecording = true
    rig.step(.environment(environment))
    #expect(rig.phone.sensorsInUse == [.location, .microphone])
    rig.step(.disconnected(ClientRig.scale))
    #expect(rig.phone.sensorsInUse == [.microphone])
  }

  @Test("Permissions.US2. The haptic log has the sensors that a played haptic shakes")
  func disturbing() throws {
    var rig = ClientRig()
    permit(.authorized, &rig)
    try use([.motion, .location, .camera], &rig)
    let play = PhoneInput.message(
      .feedback(.notificationSuccess, intensity: 1, generator: GeneratorID(1)),
      from: ClientRig.scale)
    func entries(_ effects: [PhoneEffect]) -> [HapticLogEntry] {
      effects.compactMap { if case .log(let entry) = $0 { entry } else { nil } }
    }
    let first = try #require(entries(rig.step(play)).first)
    #expect(first.isPlayed && first.disturbed == [.camera, .motion])
    #expect(first.json.contains(#""disturbs": ["camera", "motion"]"#))
    #expect(first.description.hasSuffix("disturbs the sensors: camera, motion"))
    var environment = rig.phone.environment
    environment.systemHaptics = false
    rig.step(.environment(environment))
    #expect(entries(rig.step(play)).map(\.disturbed) == [[]])
  }

  @Test("Permissions.US2. A haptic that an app allows while it records disturbs the microphone")
  func recording() throws {
    var rig = ClientRig()
    permit(.authorized, &rig)
    let play = PhoneInput.message(
      .feedback(.notificationSuccess, intensity: 1, generator: GeneratorID(1)),
      from: ClientRig.scale)
    func entry() -> HapticLogEntry? {
      rig.step(play).lazy.compactMap { if case .log(let entry) = $0 { entry } else { nil } }.first
    }
    func session(allows: Bool) {
      let session = SoundSession(
        .playAndRecord, allowsHapticsWhileRecording: allows, isActive: true)
      rig.step(.message(.sound(.session(session)), from: ClientRig.scale))
    }
    session(allows: true)
    try use([.motion], &rig)
    #expect(entry()?.disturbed == [.motion])
    try use([.microphone, .motion], &rig)
    #expect(entry()?.disturbed == [.microphone, .motion])
    session(allows: false)
    let silent = entry()
    #expect(silent?.reason == .recording && silent?.disturbed == [])
    session(allows: true)
    #expect(entry()?.json.contains(#""disturbs": ["microphone", "motion"]"#) == true)
    // A recording elsewhere on the phone, which allows haptics too.
    try use([], &rig)
    var environment = rig.phone.environment
    (environment.isRecording, environment.allowsHapticsWhileRecording) = (true, true)
    rig.step(.environment(environment))
    #expect(entry()?.disturbed == [.microphone])
  }
}
