import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps DocumentsInApps.OA2 and DocumentsInApps.OA4, on the phone's state machine.
@Suite struct DocumentHandoverTests {
  private func rig(opensInPlace: Bool = false) -> ClientRig {
    var rig = ClientRig()
    rig.step(
      .installedApps([
        InstalledApp(
          identifier: ClientRig.scaleBundle, name: "Scale",
          documents: DocumentSupport(types: [DeclaredFileType("example.weight")]), dataPath: "/s"),
        InstalledApp(
          identifier: ClientRig.mailBundle, name: "Mail",
          documents: DocumentSupport(
            kinds: [DocumentKind(contentTypes: ["public.text"])], opensInPlace: opensInPlace),
          dataPath: "/mail"),
      ]))
    return rig
  }

  private func ask(
    _ request: DocumentRequest, _ rig: inout ClientRig, by app: AppID = ClientRig.scale
  ) throws -> [PhoneEffect] {
    let request = ServiceRequest(
      id: ServiceRequestID(3), service: ServiceName.documents.rawValue,
      version: DocumentRequest.version, payload: try request.payload())
    return rig.step(.message(.service(request), from: app))
  }

  private func payload(_ effects: [PhoneEffect], to app: AppID = ClientRig.scale) -> String? {
    for case .service(.result(_, let payload)) in ClientRig.messages(effects, to: app) {
      return payload
    }
    return nil
  }

  private func isDone(_ effects: [PhoneEffect], to app: AppID = ClientRig.scale) throws -> Bool {
    try DocumentHandover(payload: try #require(payload(effects, to: app))).isDone
  }

  @Test("DocumentsInApps.OA2. An app receives the other apps that open files, and its own types")
  func list() throws {
    var rig = rig()
    let scale = try DocumentAppList(payload: try #require(payload(try ask(.apps, &rig))))
    #expect(scale.apps.map(\.name) == ["Mail"] && scale.apps[0].inbox == "/mail/Documents/Inbox")
    #expect(scale.apps[0].documents.kinds == [DocumentKind(contentTypes: ["public.text"])])
    #expect(scale.ownTypes == [DeclaredFileType("example.weight")])
    let answer = try ask(.apps, &rig, by: ClientRig.mail)
    let mail = try DocumentAppList(payload: try #require(payload(answer, to: ClientRig.mail)))
    #expect(mail == DocumentAppList())
  }

  @Test("DocumentsInApps.OA4. The other app comes to the front with the file, and leads back")
  func opens() throws {
    var rig = rig()
    let file = OpenedFile(
      "/mail/Documents/Inbox/a.txt", source: ClientRig.mailBundle, annotation: "<plist/>")
    let effects = try ask(.open(file, in: ClientRig.mailBundle), &rig)
    #expect(try isDone(effects))
    var received = file
    received.source = ClientRig.scaleBundle
    #expect(ClientRig.messages(effects, to: ClientRig.mail) == [.open(.file(received))])
    #expect(rig.phone.foreground == ClientRig.mail && rig.phone.backTitle == "Scale")
  }

  @Test("DocumentsInApps.OA4. An app that does not run is launched for the file")
  func launches() throws {
    var rig = rig()
    rig.step(.disconnected(ClientRig.mail))
    let file = OpenedFile("/mail/Documents/Inbox/a.txt")
    let effects = try ask(.open(file, in: ClientRig.mailBundle), &rig)
    #expect(try isDone(effects) && effects.contains(.launch(ClientRig.mailBundle)))
    let start = rig.effects.count
    rig.connect(AppID(9), "Mail", ClientIdentity(.app, ClientRig.mailBundle))
    let messages = ClientRig.messages(Array(rig.effects[start...]), to: AppID(9))
    #expect(messages.contains(.open(.file(OpenedFile(file.path, source: ClientRig.scaleBundle)))))
  }

  @Test(
    "DocumentsInApps.OA4. Files elsewhere, and apps that open none, are refused",
    arguments: [
      ("/mail/Documents/a.txt", false), ("/mail/Documents/Inbox/../a.txt", false),
      ("mail/Documents/Inbox/a.txt", false), ("/etc/passwd", true),
      ("/mail/Documents/Inbox", false),
    ])
  func refuses(_ path: String, _ isOriginal: Bool) throws {
    var rig = rig()
    let file = OpenedFile(path, isOriginal: isOriginal)
    let effects = try ask(.open(file, in: ClientRig.mailBundle), &rig)
    #expect(try !isDone(effects))
    #expect(ClientRig.notes(effects) == ["not-permitted"])
    #expect(rig.phone.foreground == ClientRig.scale)
  }

  @Test("DocumentsInApps.OA4, DocumentsInApps.OA6. Originals are for apps that open them in place")
  func inPlace() throws {
    var rig = rig(opensInPlace: true)
    let file = OpenedFile("/home/me/a.txt", isOriginal: true)
    #expect(try isDone(try ask(.open(file, in: ClientRig.mailBundle), &rig)))
    // An app that opens no files, the app itself, and one in the background.
    for (bundle, app) in [
      (ClientRig.scaleBundle, ClientRig.mail), (ClientRig.mailBundle, ClientRig.mail),
      (ClientRig.mailBundle, ClientRig.scale),
    ] {
      let effects = try ask(.open(file, in: bundle), &rig, by: app)
      #expect(try !isDone(effects, to: app))
    }
  }

  @Test("Services.SV2. A malformed payload and an unknown version are refused")
  func malformed() {
    var rig = rig()
    for (version, payload, failure) in [
      (DocumentRequest.version, "{}", ServiceFailure.malformed),
      (DocumentRequest.version, #"{"do":"open","app":"a","file":"/a"}"#, .malformed),
      (DocumentRequest.version + 1, #"{"do":"apps"}"#, .unknownVersion),
    ] {
      let request = ServiceRequest(
        id: ServiceRequestID(3), service: "documents", version: version, payload: payload)
      let effects = rig.step(.message(.service(request), from: ClientRig.scale))
      #expect(
        ClientRig.messages(effects, to: ClientRig.scale) == [
          .service(.failure(ServiceRequestID(3), failure))
        ])
    }
  }
}
