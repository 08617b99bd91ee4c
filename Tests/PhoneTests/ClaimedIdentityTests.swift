import TactusHealthModel
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Programs that say that they are other apps, on the state machine.
@Suite struct ClaimedIdentityTests {
  private static let steps = "HKQuantityTypeIdentifierStepCount"
  private static let impostor = AppID(9)

  /// A phone whose app Scale may save steps and use the camera, and a further client that calls
  /// itself by some name.
  private func rig(_ name: String, _ identity: ClientIdentity?) throws -> ClientRig {
    var rig = ClientRig()
    rig.connectOverlay()
    var settings = rig.phone.settings
    settings.permissions.apps[ClientRig.scaleBundle] = [.camera: PermissionRecord(.authorized)]
    rig.step(.settings(settings))
    var access = HealthAccess()
    access.share[Self.steps] = true
    rig.step(.health(.setAccess(access, of: ClientRig.scaleBundle.text, HealthEntry(.changed, []))))
    rig.step(.connected(Self.impostor))
    if let identity { rig.step(.admitted(Self.impostor, identity)) }
    rig.step(.message(.hello(version: LinkLimits.version, app: name), from: Self.impostor))
    rig.step(.message(.join, from: Self.impostor))
    rig.step(.foreground(Self.impostor))
    return rig
  }

  private func save(_ rig: inout ClientRig, by app: AppID) throws -> String {
    let sample = HealthSample(
      uuid: HealthUUID(high: 5, low: UInt64(app.number)),
      type: try #require(HealthType.find(Self.steps)), start: 0, end: 1, content: .quantity(1),
      source: HealthSource(bundle: ClientRig.scaleBundle.text, name: "Scale"))
    let request = ServiceRequest(
      id: ServiceRequestID(1), service: "health", version: HealthRequest.version,
      payload: HealthRequest.save([sample]).payload)
    let effects = rig.step(.message(.service(request), from: app))
    return ClientRig.messages(effects, to: app).compactMap { message -> String? in
      if case .service(.result(_, let payload)) = message { payload } else { nil }
    }.joined()
  }

  @Test(
    "Health.PE7, Permissions.PE1. A name gives no rights of another app",
    arguments: [true, false])
  func name(hasIdentity: Bool) throws {
    let bundle = BundleIdentifier(prefix: "com.example", name: "Impostor")
    var rig = try rig("Scale", hasIdentity ? ClientIdentity(.app, bundle) : nil)
    #expect(rig.phone.healthClient(Self.impostor).bundle != ClientRig.scaleBundle.text)
    #expect(rig.phone.permissions(of: Self.impostor)[.camera].status == .notDetermined)
    #expect(rig.phone.permissions(of: ClientRig.scale)[.camera].status == .authorized)
    // 5 is the error of a type that was never asked for.
    #expect(try save(&rig, by: Self.impostor).contains("\"error\":5"))
    #expect(try save(&rig, by: ClientRig.scale) == "{}")
    #expect(try rig.phone.health.count() == 1)
  }

  @Test("Health.PE7. A program is no installed app, even if its name would make it one")
  func installed() throws {
    let bundle = BundleIdentifier(prefix: "app", name: "Timer")
    var rig = try rig("Timer", nil)
    #expect(rig.phone.healthClient(Self.impostor).bundle == bundle.text)
    rig.step(
      .installedApps(
        rig.phone.installedApps + [InstalledApp(identifier: bundle, name: "Timer", urlSchemes: [])])
    )
    var access = HealthAccess()
    access.share[Self.steps] = true
    rig.step(.health(.setAccess(access, of: bundle.text, HealthEntry(.changed, []))))
    #expect(rig.phone.healthClient(Self.impostor).bundle != bundle.text)
    #expect(try save(&rig, by: Self.impostor).contains("\"error\":5"))
  }
}
