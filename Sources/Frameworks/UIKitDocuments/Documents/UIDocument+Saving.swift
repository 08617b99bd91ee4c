internal import TactusVirtualTime

extension UIDocument {
  /// Saves the document (DocumentsInApps.SV1–SV6).
  func beginSaving(
    to url: URL, for operation: SaveOperation, _ completion: ((Bool) -> Void)?
  ) {
    let writing: DocumentWriting
    let token = changeCountToken(for: operation)
    do {
      writing = DocumentWriting(
        contents: try contents(forType: savingFileType ?? "public.data"),
        attributes: try fileAttributesToWrite(to: url, for: operation), url: url,
        operation: operation)
    } catch {
      return onMain { [self] in fail(error, completion) }
    }
    onMain { [self] in
      access(.write(writing)) { [self] error in
        if let error { return fail(error, completion) }
        updateChangeCount(withToken: token, for: operation)
        let isNew = operation == .forCreating && documentState.contains(.closed)
        change {
          $0.fileURL = url
          $0.state.remove(.savingError)
          if isNew { $0.state.remove(.closed) }
        }
        if isNew {
          NSFileCoordinator.addFilePresenter(self)
          observeApp()
        }
        completion?(true)
      }
    }
  }

  private func fail(_ error: any Error, _ completion: ((Bool) -> Void)?) {
    change { $0.state.insert(.savingError) }
    report(error)
    scheduleAutosave()
    completion?(false)
  }

  // MARK: Saving by itself

  /// Schedules a save of unsaved changes, unless one is scheduled (DocumentsInApps.AS1).
  func scheduleAutosave() {
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    let isNew = record.withLock { record in
      defer { record.isAutosaveScheduled = true }
      return !record.isAutosaveScheduled
    }
    guard isNew else { return }
    let observer = DocumentObserver(self)
    onMain {
      PhoneTime.run(after: autosaveInterval) {
        guard let document = observer.document else { return }
        document.record.withLock { $0.isAutosaveScheduled = false }
        guard document.hasUnsavedChanges, !document.documentState.contains(.closed) else { return }
        document.autosave(completionHandler: nil)
      }
    }
  }

  /// Saves when the app leaves the screen (DocumentsInApps.AS2).
  func observeApp() {
    guard openObservers.isEmpty else { return }
    let observer = DocumentObserver(self)
    openObservers = [
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification,
        object: MainActor.assumeIsolated { UIApplication.shared }, queue: nil
      ) { _ in observer.document?.appDidEnterBackground() }
    ]
  }

  private func appDidEnterBackground() {
    if let error = record.withLock({ $0.errorInHandling }) {
      userInteractionNoLongerPermitted(forError: error)
    }
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    let task = MainActor.assumeIsolated { BackgroundSave(UIApplication.shared) }
    autosave { _ in MainActor.assumeIsolated { task.end() } }
  }

  // MARK: Undoing

  /// Counts what an undo manager does, undoes and redoes as changes (DocumentsInApps.CC2).
  func observeUndo(of manager: UndoManager?) {
    undoObservers.forEach(NotificationCenter.default.removeObserver)
    undoObservers = []
    guard let manager else { return }
    let observer = DocumentObserver(self)
    func note(
      _ name: Notification.Name, _ change: ChangeKind,
      _ counts: @escaping @Sendable (UndoManager) -> Bool = { _ in true }
    ) {
      undoObservers.append(
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
          notification in
          guard let manager = notification.object as? UndoManager, counts(manager) else { return }
          observer.document?.updateChangeCount(change)
        })
    }
    note(.NSUndoManagerDidCloseUndoGroup, .done) {
      let manager = $0
      return MainActor.assumeIsolated {
        !manager.isUndoing && !manager.isRedoing && manager.groupingLevel == 0
      }
    }
    note(.NSUndoManagerDidUndoChange, .undone)
    note(.NSUndoManagerDidRedoChange, .redone)
  }
}

/// The seconds from the first unsaved change to the save that follows by itself.
///
/// - Source: ours: Apple's reference only says that it happens periodically. Confidence: guess.
private let autosaveInterval = 15.0
