import TactusPhone
import TactusPhoneLink
import TactusUserRecords
import Testing

/// The record service, on the phone's state machine.
@Suite struct RecordServiceTests {
  private func rig(_ status: PermissionStatus) -> ClientRig {
    var rig = ClientRig()
    var settings = PhoneSettings()
    settings.permissions.presets[.contacts] = PermissionRecord(status)
    rig.step(.settings(settings))
    return rig
  }

  private func send(
    _ payload: String, _ rig: inout ClientRig, by app: AppID = ClientRig.scale
  ) -> [PhoneEffect] {
    let request = ServiceRequest(
      id: ServiceRequestID(3), service: "records", version: RecordRequest.version,
      payload: payload)
    return rig.step(.message(.service(request), from: app))
  }

  private func send(
    _ request: RecordRequest, _ rig: inout ClientRig, by app: AppID = ClientRig.scale
  ) -> [PhoneEffect] { send(request.payload, &rig, by: app) }

  private func answer(_ effects: [PhoneEffect], to app: AppID = ClientRig.scale) -> String {
    for case .service(.result(_, let payload)) in ClientRig.messages(effects, to: app) {
      return payload
    }
    return ""
  }

  private func events(_ effects: [PhoneEffect], to app: AppID) -> [RecordEvent] {
    ClientRig.messages(effects, to: app).compactMap {
      guard case .service(.event(.records, _, let payload)) = $0 else { return nil }
      return RecordEvent(payload: payload)
    }
  }

  private let add = RecordChange.add(id: "a", kind: "contact", content: "A")

  @Test("Services.UR4. Apps that have used a collection are notified of its changes")
  func changes() throws {
    var rig = rig(.authorized)
    let first = send(.save(.contacts, [add], base: 0), &rig, by: ClientRig.mail)
    #expect(events(first, to: ClientRig.scale).isEmpty)
    let revision = try #require(RecordPage(json: answer(first, to: ClientRig.mail))).revision
    #expect(
      events(first, to: ClientRig.mail) == [
        RecordEvent(.contacts, revision: revision, isOwn: true)
      ])
    let page = RecordPage(json: answer(send(.changes(.contacts, after: 0), &rig)))
    #expect(page?.records.map(\.content) == ["A"] && page?.revision == revision)
    let second = send(
      .save(.contacts, [.update(id: "a", content: "B")], base: revision), &rig,
      by: ClientRig.mail)
    #expect(events(second, to: ClientRig.scale).map(\.isOwn) == [false])
    let nothing = send(.save(.contacts, [], base: revision + 1), &rig, by: ClientRig.mail)
    #expect(events(nothing, to: ClientRig.mail).isEmpty)
  }

  @Test("Services.UR1. An app without permission is refused, and so is a malformed payload")
  func refusal() {
    var rig = rig(.denied)
    for request in [
      RecordRequest.changes(.contacts, after: 0), .stage(.contacts, [add]),
      .save(.contacts, [add], base: 0), .changes(.reminders, after: 0),
    ] { #expect(RecordFailure(payload: answer(send(request, &rig)))?.kind == .denied) }
    #expect(
      ClientRig.messages(send("{}", &rig), to: ClientRig.scale).contains(
        .service(.failure(ServiceRequestID(3), .malformed))))
  }

  @Test("Services.UR3. Staged changes are made with the next ones, or not at all")
  func staging() {
    var rig = rig(.authorized)
    _ = send(.stage(.contacts, [add]), &rig)
    let other = RecordChange.add(id: "b", kind: "contact", content: "B")
    #expect(RecordFailure(payload: answer(send(.save(.contacts, [add], base: 0), &rig))) != nil)
    _ = send(.stage(.contacts, [add]), &rig)
    _ = send(.save(.contacts, [other], base: 0), &rig)
    let page = RecordPage(json: answer(send(.changes(.contacts, after: 0), &rig)))
    #expect(page?.records.map(\.id) == ["a", "b"])
  }
}
