internal import TactusCrashReports
internal import TactusVirtualTime

extension UIDocument {
  /// An access to a file on the document's thread.
  enum FileAccess {
    case read(URL)
    case write(DocumentWriting)
    /// The end of the accesses that were begun before.
    case nothing
  }

  /// Accesses a file on the document's thread, in coordination with others (DocumentsInApps.OP1).
  ///
  /// - Parameters:
  ///   - access: The access.
  ///   - then: Called on the main thread with the error, if there was one.
  /// - Thread: main.
  func access(_ access: FileAccess, then: @escaping ((any Error)?) -> Void) {
    beginProgress()
    let result = DocumentResult<(any Error)?> { [self] error in
      let error = error ?? loadPendingContents()
      endProgress()
      then(error)
    }
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let document = self
    nonisolated(unsafe) let access = access
    performAsynchronousFileAccess {
      var error: (any Error)?
      do { try document.perform(access) } catch let failure { error = failure }
      result.set(error)
    }
  }

  private func perform(_ access: FileAccess) throws {
    let coordinator = NSFileCoordinator(filePresenter: self)
    var denied: NSError?
    var failure: (any Error)?
    switch access {
    case .nothing: return
    case .read(let url):
      coordinator.coordinate(readingItemAt: url, error: &denied) { place in
        do {
          try read(from: place)
          if place.standardizedFileURL == fileURL.standardizedFileURL {
            fileModificationDate = DocumentFile.modificationDate(of: place)
          }
        } catch { failure = error }
      }
    case .write(let writing):
      coordinator.coordinate(writingItemAt: writing.url, options: .forReplacing, error: &denied) {
        place in
        do {
          try writeContents(
            writing.contents, andAttributes: writing.attributes, safelyTo: place,
            for: writing.operation)
          fileModificationDate = DocumentFile.modificationDate(of: place)
        } catch { failure = error }
      }
    }
    if let error = failure ?? denied { throw error }
  }

  /// Loads what the default implementation of `read(from:)` has read (DocumentsInApps.OP3).
  private func loadPendingContents() -> (any Error)? {
    let contents = record.withLock { record in
      // Unchecked because the caller hands it over.
      nonisolated(unsafe) let contents = record.pendingContents
      record.pendingContents = nil
      return contents
    }
    guard let contents else { return nil }
    do { try load(fromContents: contents, ofType: fileType) } catch { return error }
    return nil
  }

  // MARK: State

  /// Changes the values of the document, and posts the notification if its state is another one
  /// (DocumentsInApps.ST1).
  func change(_ body: (inout DocumentRecord) -> Void) {
    let isOther = record.withLock { record in
      let old = record.state
      body(&record)
      return record.state != old
    }
    guard isOther else { return }
    onMain { [self] in
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }

  private func beginProgress() {
    progress.completedUnitCount = 0
    change {
      $0.accessCount += 1
      $0.state.insert(.progressAvailable)
    }
  }

  private func endProgress() {
    progress.completedUnitCount = 1
    change {
      $0.accessCount -= 1
      if $0.accessCount == 0 { $0.state.remove(.progressAvailable) }
    }
  }

  /// Lets the document handle an error (DocumentsInApps.ER1).
  ///
  /// - Thread: main.
  func report(_ error: any Error) {
    record.withLock { $0.errorInHandling = error }
    let isOnScreen = MainActor.assumeIsolated {
      UIApplication.shared.applicationState != .background
    }
    handleError(error, userInteractionPermitted: isOnScreen)
  }

  /// Runs a closure on the main thread: at once if this is it.
  func onMain(_ body: @escaping () -> Void) {
    guard !PhoneTime.isOnMainActor else { return body() }
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let body = body
    mainPath.run { body() }
  }
}
