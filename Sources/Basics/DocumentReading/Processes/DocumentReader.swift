import Synchronization
import TactusThreads

/// A document that is read by a process of its own.
///
/// The process starts with the first request, and again after it has ended. Steps QuickLook.SB1…
///
/// - Thread: any; requests wait for their responses, one after the other, but not on the main
///   thread's time: each for at most `ReaderLimits.patience`.
package final class DocumentReader: Sendable {
  /// Creates a reader of a document, without starting it.
  ///
  /// - Parameters:
  ///   - source: The document's bytes.
  ///   - kind: The kind.
  ///   - sandbox: The sandbox.
  package init(
    _ source: DocumentSource, as kind: DocumentContentKind, in sandbox: ReaderSandbox = .init()
  ) {
    (self.source, self.kind, self.sandbox) = (source, kind, sandbox)
  }

  /// The number of bytes of the document.
  package var count: Int { source.count }

  /// Opens the document.
  ///
  /// - Parameter password: The password; the one of the last call if it is nil.
  /// - Returns: The response to `ReaderRequest.open`, which names the document's kind.
  /// - Throws: `ReaderFailure`.
  package func open(password: String? = nil) throws(ReaderFailure) -> ReaderAnswer {
    try state.locked { state throws(ReaderFailure) in
      if let password, password != state.password {
        (state.password, state.opened, state.process) = (password, nil, nil)
      }
      let answer = try open(&state)
      if let password, !password.isEmpty { UnlockedDocuments.shared.remember(password, of: source) }
      return answer
    }
  }

  /// Opens the document, if it is locked by the password that has opened the same bytes before.
  ///
  /// This is for the user's actions on an unlocked document; an app that opens it again has to
  /// unlock it again.
  ///
  /// - Throws: `ReaderFailure`.
  package func openAsUnlocked() throws(ReaderFailure) -> ReaderAnswer {
    do throws(ReaderFailure) {
      return try open()
    } catch {
      guard error == .locked, let password = UnlockedDocuments.shared.password(of: source)
      else { throw error }
      return try open(password: password)
    }
  }

  /// Returns a part of a page, or of the picture, as pixels.
  ///
  /// - Parameters:
  ///   - page: The page, from 0; ignored for a picture.
  ///   - turn: The degrees by which the page is turned clockwise, more than it is shown.
  ///   - part: The part, in points from the upper left corner; nil for all.
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - hidden: The indices of annotations of the page that are left out.
  /// - Throws: `ReaderFailure`.
  package func picture(
    page: Int = 0, turn: Int = 0, part: PageRectangle? = nil, width: Int, height: Int,
    hiding hidden: [Int] = []
  ) throws(ReaderFailure) -> ReadPicture {
    // The limits of a request; a picture of more pixels is smaller and drawn larger.
    var (width, height) = (max(1, width), max(1, height))
    let excess = max(
      Double(max(width, height)) / Double(ReaderLimits.pictureSide),
      (Double(width) * Double(height) / Double(ReaderLimits.picturePixels)).squareRoot())
    if excess > 1 {
      width = max(1, Int(Double(width) / excess))
      height = max(1, Int(Double(height) / excess))
    }
    let request = ReaderRequest.draw(
      page: page, turn: ((turn % 360) + 360) % 360, part: part, width: width, height: height)
    let whole = hidden.isEmpty ? request : .hiding(hidden, request)
    guard case .pixels(let picture) = try ask(whole) else { throw .wrongAnswer }
    guard picture.width == width, picture.height == height else { throw .wrongAnswer }
    return picture
  }

  /// Returns the text and the links of a page.
  ///
  /// - Parameter page: The page, from 0.
  /// - Throws: `ReaderFailure`.
  package func content(page: Int) throws(ReaderFailure) -> PageContent {
    guard case .content(let content) = try ask(.content(page: page)) else { throw .wrongAnswer }
    return content
  }

  /// Returns the annotations of a page of a PDF document, numbered from 0 in their order.
  ///
  /// - Parameter page: The page, from 0.
  /// - Throws: `ReaderFailure`.
  package func annotations(page: Int) throws(ReaderFailure) -> PDFObjects {
    guard case .objects(let found) = try ask(.annotations(page: page)) else { throw .wrongAnswer }
    return found
  }

  /// Returns all objects of a PDF document.
  ///
  /// - Throws: `ReaderFailure`.
  package func objects() throws(ReaderFailure) -> PDFObjects {
    guard case .objects(let found) = try ask(.objects) else { throw .wrongAnswer }
    return found
  }

  /// Ends the process, which the next request starts again.
  package func rest() { state.withLock { $0.process = nil } }

  /// Ends the process, unless it is handling a request.
  func restIfIdle() { _ = state.withLockIfAvailable { $0.process = nil } }

  // MARK: Internals

  fileprivate struct State: Sendable {
    var process: ReaderProcess?
    var password = ""
    var opened: ReaderAnswer?
    /// The number of times that the process has ended by a failure.
    var failures = 0
  }

  private let source: DocumentSource
  private let kind: DocumentContentKind
  private let sandbox: ReaderSandbox
  private let state = Mutex(State())

  /// The number of failures after which a document is not tried again.
  ///
  /// - Source: ours: one failure may be the machine's. Confidence: guess.
  private static let greatestFailures = 3

  private func ask(_ request: ReaderRequest) throws(ReaderFailure) -> ReaderAnswer {
    try state.locked { state throws(ReaderFailure) in
      let opened = try open(&state)
      var pages = 0
      if case .pages(let document) = opened { pages = document.pages.count }
      return try answer(request, ofPages: pages, &state)
    }
  }

  private func open(_ state: inout State) throws(ReaderFailure) -> ReaderAnswer {
    if let opened = state.opened, state.process != nil { return opened }
    guard state.failures < Self.greatestFailures else { throw .ended }
    state.process = try ReaderProcess(of: source, by: sandbox.command(for: kind), in: sandbox)
    RunningReaders.shared.add(self)
    let answer = try answer(.open(kind, password: state.password), ofPages: 0, &state)
    switch (kind, answer) {
    case (.pages, .pages), (.picture, .picture), (.text, .text), (.table, .table),
      (.richText, .styledText), (.html, .styledText):
      break
    default: throw .wrongAnswer
    }
    // A document that has changed since would have other pages than its owner knows.
    if let before = state.opened, before != answer {
      throw .unreadable("the document has changed since it was opened")
    }
    state.opened = answer
    return answer
  }

  private func answer(
    _ request: ReaderRequest, ofPages pages: Int, _ state: inout State
  ) throws(ReaderFailure) -> ReaderAnswer {
    guard let process = state.process else { throw .ended }
    do throws(ReaderFailure) {
      let answer = try ReaderAnswer(
        process.ask(request.bytes, within: sandbox.patience), ofPages: pages)
      switch answer {
      case .unreadable(let reason): throw ReaderFailure.unreadable(reason)
      case .locked: throw ReaderFailure.locked
      case .tooLarge(let limit): throw ReaderFailure.tooLarge(limit)
      default: return answer
      }
    } catch {
      switch error {
      case .ended, .timedOut, .wrongAnswer:
        state.process = nil
        state.failures += 1
      default: break
      }
      throw error
    }
  }
}

extension Mutex {
  /// Runs a function that throws a certain error with the value locked.
  fileprivate borrowing func locked<Result: Sendable>(
    _ body: (inout sending Value) throws(ReaderFailure) -> Result
  ) throws(ReaderFailure) -> Result {
    try withLock { value throws(ReaderFailure) in try body(&value) }
  }
}
