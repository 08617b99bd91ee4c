internal import TactusCrashReports
internal import TactusVirtualTime

extension UIDocument {
  /// Opens the document (DocumentsInApps.OP1–OP4).
  func beginOpening(_ completion: ((Bool) -> Void)?) {
    onMain { [self] in
      guard documentState.contains(.closed), !documentState.contains(.progressAvailable) else {
        RuntimeWarning.once(
          "\(type(of: self)) \(fileURL.path) is open already, or being opened", namesPlace: true)
        completion?(false)
        return
      }
      NSFileCoordinator.addFilePresenter(self)
      access(.read(fileURL)) { [self] error in
        guard error == nil else {
          NSFileCoordinator.removeFilePresenter(self)
          if let error { report(error) }
          completion?(false)
          return
        }
        let hasConflicts = hasConflicts
        change {
          $0.changes = ChangeCount()
          $0.state.remove(.closed)
          if hasConflicts { $0.state.insert(.inConflict) }
        }
        observeApp()
        completion?(true)
      }
    }
  }

  /// Closes the document (DocumentsInApps.CL1, DocumentsInApps.CL2).
  func beginClosing(_ completion: ((Bool) -> Void)?) {
    onMain { [self] in
      guard !documentState.contains(.closed) else {
        completion?(true)
        return
      }
      disableEditing()
      guard hasUnsavedChanges else {
        endClosing(completion)
        return
      }
      save(to: fileURL, for: .forOverwriting) { [self] isSaved in
        guard isSaved else {
          enableEditing()
          completion?(false)
          return
        }
        endClosing(completion)
      }
    }
  }

  /// Closes the document after the accesses that were begun before.
  private func endClosing(_ completion: ((Bool) -> Void)?) {
    onMain { [self] in
      access(.nothing) { [self] _ in
        setClosed()
        completion?(true)
      }
    }
  }

  private func setClosed() {
    NSFileCoordinator.removeFilePresenter(self)
    openObservers.forEach(NotificationCenter.default.removeObserver)
    openObservers = []
    change {
      $0.changes = ChangeCount()
      $0.state = .closed
    }
  }

  /// Replaces the contents by those of a file (DocumentsInApps.RV1).
  func beginReverting(to url: URL, _ completion: ((Bool) -> Void)?) {
    onMain { [self] in
      guard !documentState.contains(.closed) else {
        RuntimeWarning.once(
          "\(type(of: self)) \(fileURL.path) is not open, so it cannot be reverted",
          namesPlace: true)
        completion?(false)
        return
      }
      change { $0.state.insert(.editingDisabled) }
      disableEditing()
      access(.read(url)) { [self] error in
        if error == nil { change { $0.changes = ChangeCount() } }
        change { $0.state.remove(.editingDisabled) }
        enableEditing()
        if let error { report(error) }
        completion?(error == nil)
      }
    }
  }

  // MARK: File presenter

  /// Saves without coordination, because a coordinator waits for it (DocumentsInApps.FP2).
  func saveForOthers(_ answer: @escaping ((any Error)?) -> Void) {
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return answer(nil) }
    onMain { [self] in
      do {
        try saveAtOnce()
        answer(nil)
      } catch {
        change { $0.state.insert(.savingError) }
        report(error)
        answer(error)
      }
    }
  }

  private func saveAtOnce() throws {
    let url = fileURL
    let token = changeCountToken(for: .forOverwriting)
    try writeContents(
      contents(forType: savingFileType ?? "public.data"),
      andAttributes: fileAttributesToWrite(to: url, for: .forOverwriting), safelyTo: url,
      for: .forOverwriting)
    fileModificationDate = DocumentFile.modificationDate(of: url)
    updateChangeCount(withToken: token, for: .forOverwriting)
  }

  /// Closes the document without saving (DocumentsInApps.FP3).
  func closeForDeletion() {
    onMain { [self] in
      guard !documentState.contains(.closed) else { return }
      disableEditing()
      setClosed()
    }
  }

  /// Sets or removes the state of a conflict (DocumentsInApps.VE1).
  func noteConflicts() {
    onMain { [self] in
      guard !documentState.contains(.closed) else { return }
      let hasConflicts = hasConflicts
      change {
        if hasConflicts { $0.state.insert(.inConflict) } else { $0.state.remove(.inConflict) }
      }
    }
  }

  /// Whether the file has conflicts that are not resolved.
  private var hasConflicts: Bool {
    NSFileVersion.unresolvedConflictVersionsOfItem(at: fileURL)?.isEmpty == false
  }

  /// Reads the file again (DocumentsInApps.FP4).
  func readChangedFile() {
    onMain { [self] in
      guard !documentState.contains(.closed), !documentState.contains(.progressAvailable),
        !hasUnsavedChanges
      else { return }
      revert(toContentsOf: fileURL)
    }
  }
}
