import DisplayList
import Phone
import PhoneHardware
import PhoneLink

/// One page that shows the phone: what it was sent, and what it may say.
///
/// - Thread: the loop's.
final class Page {
  /// Tells pages apart.
  let number: Int
  let socket: PageSocket
  /// Whether it has greeted; before that it is told nothing.
  var isGreeted = false
  var clock: PageClock?
  /// When what it says next happened; `nil` for now.
  var time: PhoneInstant?
  var budget: PageBudget
  /// Its fingers that touch.
  var contacts: Set<UInt32> = []
  /// Its buttons and keys that are down.
  var buttons: Set<PhoneButton> = []
  var keys: Set<KeyboardKey> = []
  /// Whether there is a frame that it has not been sent.
  var isOwedFrame = true

  private(set) var outbox: PageOutbox
  private var book = PictureBook()

  init(_ number: Int, _ socket: PageSocket, bytesBehind: Int, at now: PhoneInstant) {
    outbox = PageOutbox(bytesBehind: bytesBehind)
    self.number = number
    self.socket = socket
    budget = PageBudget(at: now)
  }

  // MARK: Doing

  /// Says something, however far behind the page is.
  func say(_ text: String) {
    outbox.send(text.utf8.count)
    socket.send(text)
    if outbox.isHopeless { socket.end(.tryAgain) }
  }

  /// Sends the picture, if the page can take it now; else it stays owed.
  func show(_ drawing: Drawing) {
    guard isGreeted, isOwedFrame, outbox.takesFrame else { return }
    isOwedFrame = false
    if book.isFull {
      book = PictureBook()
      say(PageWords.forget)
    }
    if let letters = book.letters(of: drawing) { send(letters, isFrame: false) }
    send(DrawingWriter.bytes(of: drawing, known: book.pictures), isFrame: true)
    book.keepPictures(of: drawing)
  }

  /// Sends sound, or leaves it out where the page is behind.
  func play(_ bytes: [UInt8]) {
    guard isGreeted, outbox.takesSound else { return }
    send(bytes, isFrame: false)
  }

  /// Notes what the page has taken.
  ///
  /// - Returns: Whether it can be.
  func see(messages: Int, frames: Int) -> Bool { outbox.see(messages: messages, frames: frames) }

  /// A contact of this page as the phone knows it: pages have their own numbers.
  func contact(_ number: UInt32) -> ContactID {
    ContactID(UInt32(truncatingIfNeeded: self.number) * PageLimits.contacts + number)
  }

  private func send(_ bytes: [UInt8], isFrame: Bool) {
    outbox.send(bytes.count, isFrame: isFrame)
    socket.send(bytes)
  }
}
