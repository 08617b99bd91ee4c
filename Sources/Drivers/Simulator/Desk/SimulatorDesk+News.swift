import DisplayList
import Glibc
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink

// What the phone tells: pictures, haptics, notes and what is shown to people who do not see it.
extension SimulatorDesk {
  func take(_ news: PhoneNews, of number: Int) {
    guard number == phoneNumber else { return }
    switch news {
    case .haptic(let entry): take(entry)
    case .note(let note): take(note)
    case .shown: takeFrame()
    case .inspected(let id):
      guard let answer = phone.takeAnswer(to: id) else { return }
      isInspecting = false
      if isOutdated { inspectSoon() }
      guard answer != elements else { return }
      elements = answer
      say(PageWords.elements(elements))
    }
  }

  private func take(_ entry: HapticLogEntry) {
    hapticCount += 1
    let sheet = entry.isPlayed ? HapticSheet(entry.pattern, on: phone.state.actuator) : nil
    let message = PageWords.haptic(entry, number: hapticCount, sheet: sheet)
    haptics[hapticCount] = (entry, message)
    haptics[hapticCount - PageLimits.oldHaptics] = nil
    say(message)
  }

  private func take(_ note: PhoneNote) {
    switch note.event {
    case .joined:
      status = .running
      record?.begin(at: note.time)
      if replay == nil, options.program != nil {
        history = SessionHistory(phone.state, since: note.time, logLength: logLength)
      }
      options.announce("\(note.app ?? "an app") is on the phone")
    case .notResponding: status = .hanging
    case .respondingAgain: status = .running
    case .gone:
      if options.program == nil { status = .none }
      (drawing, frame) = (nil, nil)
    case .input, .wantsOpened, .badge, .staysAwake, .announced, .noSound: break
    }
    say(PageWords.note(note))
    takeFrame()
    tellState()
  }

  /// Reads what the app in front shows, and sends it to the pages that can take it.
  func takeFrame() {
    // ST5. What a phone shows on its way is not looked at.
    guard replay == nil else { return }
    let state = phone.state
    guard let app = state.foreground, let new = state.frame(of: app), new != frame else { return }
    frame = new
    do throws(DrawingFormatError) {
      let known = drawing
      drawing = try DrawingReader.drawing(new.bytes) { known?.image(digest: $0) }
      pictureTrouble = nil
    } catch {
      let trouble = "the app's picture cannot be read: \(error)"
      if trouble != pictureTrouble { options.announce(trouble) }
      pictureTrouble = trouble
      return
    }
    for page in pages.values { page.isOwedFrame = true }
    showOwed()
    inspectSoon()
  }

  /// Sends the picture to the pages that have not got it and can take it.
  func showOwed() {
    guard let drawing else { return }
    for page in pages.values { page.show(drawing) }
  }

  /// Bytes of the haptic log's file.
  private var logLength: Int {
    var status = stat()
    guard let path = options.logPath, stat(path, &status) == 0 else { return 0 }
    return Int(status.st_size)
  }

  /// Asks the app what it shows, once it has come to rest a little.
  func inspectSoon() {
    isOutdated = true
    guard !isInspecting, !pages.isEmpty, replay == nil else { return }
    isInspecting = true
    loop.post(after: Self.inspectionMilliseconds) { [weak self] in
      guard let self else { return }
      // A phone on its way back is not asked; it is when it has arrived.
      guard replay == nil else { return isInspecting = false }
      lastQuestion += 1
      isOutdated = false
      phone.take(.inspect(InspectionID(lastQuestion)))
    }
  }

  /// How long changes are waited for before the app is asked what it shows.
  ///
  /// - Source: ours: short against how fast a screen reader speaks. Confidence: guess.
  private static let inspectionMilliseconds = 150
}

extension Drawing {
  /// The picture of a digest, if the drawing paints it.
  fileprivate func image(digest: UInt64) -> DrawingImage? {
    for case .image(let drawing) in commands where drawing.image.digest == digest {
      return drawing.image
    }
    return nil
  }
}
