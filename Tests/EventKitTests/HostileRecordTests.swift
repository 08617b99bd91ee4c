import EventKit
import PhoneTesting
import TactusPhoneClient
import TactusUserRecords
import Testing

/// Events that another program has written into the records that all apps share.
@MainActor @Suite(.serialized) struct HostileRecordTests {
  private func store(_ contents: [String], on bench: EventBench) -> String {
    bench.phone.run {
      let changes = contents.enumerated().map { index, content in
        RecordChange.add(id: "hostile-\(index)", kind: "item", content: content)
      }
      let channel = ServiceChannel.of(AppPhone.link)
      let page = channel.call(
        RecordRequest.changes(.events, after: 0).payload, version: RecordRequest.version,
        to: .records)
      let base = page.flatMap { RecordPage(json: $0) }?.revision ?? -1
      return channel.call(
        RecordRequest.save(.events, changes, base: base).payload, version: RecordRequest.version,
        to: .records) ?? "no answer"
    }
  }

  @Test(
    "Calendars.EV4. What no app can have written as an event is left out, and delays nobody",
    arguments: [
      #""rules":[{"frequency":0,"interval":0}]"#, #""rules":[{"frequency":0,"interval":-1}]"#,
      #""rules":[{"frequency":9,"interval":1}]"#,
      #""rules":[{"frequency":1,"interval":1,"days":[{"weekday":0,"week":0}]}]"#,
      #""rules":[{"frequency":1,"interval":1,"days":[{"weekday":9223372036854775807,"week":0}]}]"#,
      #""rules":[{"frequency":3,"interval":1,"positions":[-9223372036854775808]}]"#,
      #""rules":[{"frequency":0,"interval":1,"count":-5}]"#,
      #""excluded":[1e300]"#, #""place":{"coordinate":[1],"radius":0}"#,
      #""place":{"coordinate":[1,2],"radius":1e300}"#,
      #""rules":\#("[" + String(repeating: "[", count: 5_000))"#,
    ])
  func hostile(part: String) throws {
    let bench = EventBench()
    let calendar = bench.phone.run { bench.store.defaultCalendarForNewEvents?.calendarIdentifier }
    let own = bench.event("own")
    try bench.phone.run { try bench.store.save(own, span: .thisEvent) }
    let start = bench.noon.timeIntervalSinceReferenceDate
    func content(_ title: String, _ part: String) -> String {
      """
      {"calendar":"\(calendar ?? "")","title":"\(title)","start":\(start),"end":\(start + 3600),
      "isAllDay":false,"availability":0,"priority":0\(part)}
      """
    }
    let contents = [
      content("hostile", "," + part), content("plain", ""), "{\"start\":1e308}", "[", "\u{0}",
    ]
    #expect(!store(contents, on: bench).contains("error"))
    bench.phone.wait(0.5)
    #expect(bench.found(-2, 48).sorted() == ["own", "plain"])
    #expect(bench.phone.run { bench.store.event(withIdentifier: "hostile-0") } == nil)
  }
}
