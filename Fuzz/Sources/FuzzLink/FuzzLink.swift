import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintModel
import TactusVoiceOver

/// Decodes arbitrary bytes as messages of an app, in two pieces.
///
/// The result is a number of messages, followed by at most one error. It must not depend on how the
/// bytes are divided, and each message must be encoded and decoded as an equal one.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzLink(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let cut = bytes.first.map { Int($0) % bytes.count } ?? 0
  let whole = read([bytes])
  let parts = read([Array(bytes[..<cut]), Array(bytes[cut...])])
  precondition(whole.messages == parts.messages, "the messages do not depend on the division")
  precondition(whole.error == parts.error, "the error does not depend on the division")
  for message in whole.messages {
    guard let frame = try? WireEncoder.frame(message) else {
      preconditionFailure("what was read cannot be sent: \(message)")
    }
    precondition(read([frame]).messages == [message], "a message is decoded as equal")
    if case .service(let request) = message { check(request.payload) }
    if case .inspected(_, let elements) = message { readAloud(elements, whole.messages) }
  }
  return 0
}

/// Has VoiceOver use the elements of an app: each is visited once a round, and whatever rotors,
/// tables, contents and changes the app has sent, every gesture ends.
private func readAloud(_ elements: [ScreenElement], _ messages: [AppMessage]) {
  let screen = VoiceOverScreen(elements, isRightToLeft: elements.count % 2 == 1)
  precondition(
    Set(screen.order) == Set(elements.indices.filter { elements[$0].isAccessible })
      && screen.order.count == Set(screen.order).count, "each element is visited once")
  var model = VoiceOver(screenHeight: 667)
  var now = PhoneInstant.boot
  var steps = 0
  func carryOut(_ effects: [VoiceOverEffect]) {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      steps += 1
      precondition(steps < 100_000, "every gesture ends")
      switch effect {
      case .inspect(let acceptsChanges):
        let changes: [ElementUpdate] = messages.compactMap {
          if case .unchanged(_, let update) = $0 { update } else { nil }
        }
        if acceptsChanges, steps % 2 == 0, let update = changes.first {
          waiting += model.receive(update, at: now)
        } else {
          waiting += model.receive(elements, at: now)
        }
      case .perform: waiting += model.performed(steps % 3 != 0, at: now)
      case .speech(.begin(let utterance)): model.setDuration(.milliseconds(100), of: utterance.id)
      default: break
      }
    }
  }
  func wait(_ milliseconds: Int) {
    now = now.advanced(by: .milliseconds(milliseconds))
    carryOut(model.advance(to: now))
  }
  // Flicks of one to three fingers in all directions, turns of the rotor, taps.
  for step in 0..<24 {
    let (dx, dy) = [(80.0, 0.0), (0, 80), (-80, 0), (0, -80)][step % 4]
    let fingers = step < 16 ? 1 : 2
    for (place, phase) in [(0.0, VoiceOverRecognizer.Phase.began), (1, .moved), (1, .ended)] {
      for finger in 0..<fingers {
        // Every second gesture of two fingers is a turn.
        let way = fingers == 2 && step % 2 == 0 && finger == 1 ? -place : place
        let point = ScreenPoint(x: 100 + 100 * Double(finger) + dx * way, y: 300 + dy * way)
        carryOut(model.handle(finger, phase, at: point, force: 1, now: now))
      }
      wait(20)
    }
    wait(400)
  }
}

/// Decodes a payload as each value of a service, which must be encoded and decoded as equal.
private func check(_ payload: String) {
  if let request = try? PermissionRequest(payload: payload) {
    let copy = (try? request.payload()).flatMap { try? PermissionRequest(payload: $0) }
    precondition(copy == request, "a request is decoded as equal")
  }
  if let table = try? PermissionTable(payload: payload) {
    let copy = (try? table.payload()).flatMap { try? PermissionTable(payload: $0) }
    precondition(copy == table, "a table is decoded as equal")
  }
  checkPrinting(payload)
}

/// Decodes a payload as each value of the service of printing, which must be decoded as equal and
/// within the limits.
private func checkPrinting(_ payload: String) {
  if let request = try? PrintRequest(payload: payload) {
    let copy = (try? request.payload()).flatMap { try? PrintRequest(payload: $0) }
    precondition(copy == request, "a request is decoded as equal")
    if case .submit(let submission) = request {
      precondition(
        (1...PrintLimits.documents).contains(submission.documents.count)
          && submission.documents.allSatisfy { $0.descriptor >= 0 }, "documents are open files")
    }
  }
  if let receipt = try? PrintReceipt(payload: payload) {
    let copy = (try? receipt.payload()).flatMap { try? PrintReceipt(payload: $0) }
    precondition(copy == receipt, "a receipt is decoded as equal")
  }
  if let table = try? PrintJobTable(payload: payload) {
    let copy = (try? table.payload()).flatMap { try? PrintJobTable(payload: $0) }
    precondition(copy == table, "the jobs are decoded as equal")
  }
}

/// Returns all messages of a stream, and its error.
private func read(_ pieces: [[UInt8]]) -> (messages: [AppMessage], error: LinkError?) {
  var decoder = WireDecoder<AppMessage>()
  var messages: [AppMessage] = []
  for piece in pieces {
    decoder.append(piece)
    do throws(LinkError) {
      while let message = try decoder.next() { messages.append(message) }
    } catch {
      return (messages, error)
    }
  }
  return (messages, nil)
}
