import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusTextFormatting
import TactusThreads

// The person's files on the pages (SimulatorPages.FI1–FI6).
extension SimulatorController {
  /// The files as the pages know them.
  struct FilesState {
    /// The list that the pages have received; `nil` before the first one.
    var shown: [SharedFile]?
    /// Whether the folder is being read.
    var isReading = false
    /// The thread that reads and copies, which may wait for a disk.
    let worker = SerialWorker()
  }

  /// Reads the folder now and then, as long as there are pages.
  func watchFiles() {
    guard let folder = server.files else { return }
    files.worker.post { folder.removeLeftovers() }
    loop.post(every: Self.filesMilliseconds) { [weak self] in
      if let self, !pages.isEmpty { readFiles() }
      return self != nil
    }
  }

  /// Reads the folder, and sends the list to the pages if it has changed (SimulatorPages.FI5).
  func readFiles() {
    guard let folder = server.files, !files.isReading else { return }
    files.isReading = true
    let loop = loop
    files.worker.post { [weak self] in
      let list = folder.files()
      loop.post { [weak self] in
        guard let self else { return }
        files.isReading = false
        guard list != files.shown else { return }
        files.shown = list
        broadcast(PageMessages.files(list))
      }
    }
  }

  /// Offers a file that a page has sent to the app in front (SimulatorPages.FI4).
  func receive(fileNamed name: String) {
    readFiles()
    let stored = "“\(name)” is in the phone's files"
    guard let folder = server.files, replay == nil, let app = appOpening(name) else {
      return broadcast(PageMessages.delivered("\(stored); no app in front opens it."))
    }
    let done = "\(stored), and \(app.name) opens it."
    guard !app.documents.opensInPlace else {
      let path = "\(folder.path)/\(name)"
      host.send(.launch(app.identifier, .open(.file(OpenedFile(path, isOriginal: true)))))
      host.advance()
      return broadcast(PageMessages.delivered(done))
    }
    guard let inbox = host.state.inbox(of: app) else {
      return broadcast(
        PageMessages.delivered("\(stored); \(app.name) has no folder of its own for a copy."))
    }
    let loop = loop
    files.worker.post { [weak self] in
      let copy: Result<String, SharedFolderError>
      do throws(SharedFolderError) {
        copy = .success(try SharedFolder(inbox).copy(name, from: folder))
      } catch {
        copy = .failure(error)
      }
      let result = copy
      loop.post { [weak self] in self?.handOver(result, name, to: app, in: inbox) }
    }
  }

  // MARK: Internals

  /// Hands a copy to the app, unless it is no longer in front.
  private func handOver(
    _ copy: Result<String, SharedFolderError>, _ name: String, to app: InstalledApp,
    in inbox: String
  ) {
    let stored = "“\(name)” is in the phone's files"
    switch copy {
    case .failure(let error):
      broadcast(
        PageMessages.delivered("\(stored); it cannot be copied for \(app.name): \(error.reason)."))
    case .success(let copy):
      guard replay == nil, appOpening(name)?.identifier == app.identifier else {
        return broadcast(
          PageMessages.delivered("\(stored); \(app.name) is no longer in front to open it."))
      }
      let file = OpenedFile("\(inbox)/\(copy)")
      host.send(.launch(app.identifier, .open(.file(file))))
      host.advance()
      broadcast(PageMessages.delivered("\(stored), and \(app.name) opens it."))
    }
  }

  /// Returns the app in front if it opens a file (DocumentsInApps.OA1).
  private func appOpening(_ name: String) -> InstalledApp? {
    let phone = host.state
    guard !phone.isLocked, let front = phone.foreground,
      let identity = phone.identity(of: front), identity.role == .app,
      let app = phone.installedApp(identity.bundle)
    else { return nil }
    let suffix = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    let types = FileTypes(
      pathExtension: suffix, declared: phone.installedApps.flatMap(\.documents.types))
    return app.documents.rank(for: types) == nil ? nil : app
  }

  /// Milliseconds between two looks into the folder.
  ///
  /// - Source: ours: soon enough for users. Confidence: guess.
  private static let filesMilliseconds = 1_000
}
