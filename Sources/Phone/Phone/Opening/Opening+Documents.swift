import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/DocumentsInApps.md` has the steps that comments name.
extension Opening {
  /// Handles an app's request to the document service.
  mutating func handle(
    _ request: DocumentRequest, _ id: ServiceRequestID, of app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    switch request {
    case .apps:
      let answer = ServiceAnswer(id, documentApps(for: app, kernel))
      return [.effect(.send(.service(answer), to: app))]
    case .open(let file, let bundle):
      let (isDone, actions) = handOver(file, to: bundle, by: app, kernel)
      let answer = ServiceAnswer(id, DocumentHandover(isDone: isDone))
      return [.effect(.send(.service(answer), to: app))] + actions
    }
  }

  /// Returns the folder for the copies of an app; `nil` for an app without a folder of its own.
  static func inbox(of app: InstalledApp) -> String? {
    let inbox = app.dataPath + "/Documents/Inbox"
    let isUsable = app.dataPath.hasPrefix("/") && inbox.utf8.count < LinkLimits.shortTextBytes / 4
    return isUsable ? inbox : nil
  }

  // MARK: Internals

  /// Returns the other apps that open files (DocumentsInApps.OA2).
  private func documentApps(for app: AppID, _ kernel: PhoneKernel) -> DocumentAppList {
    let own = kernel.identity(of: app)?.bundle
    return DocumentAppList(
      kernel.installedApps.compactMap { installed in
        guard installed.identifier != own, !installed.documents.kinds.isEmpty,
          let inbox = Self.inbox(of: installed)
        else { return nil }
        return DocumentAppList.Entry(
          identifier: installed.identifier, name: installed.name, documents: installed.documents,
          inbox: inbox)
      }, ownTypes: kernel.installed(app)?.documents.types ?? [])
  }

  /// Hands a file to another app (DocumentsInApps.OA4).
  private mutating func handOver(
    _ file: OpenedFile, to bundle: BundleIdentifier, by app: AppID, _ kernel: PhoneKernel
  ) -> (isDone: Bool, actions: [PartAction]) {
    guard kernel.foreground == app, !kernel.isLocked else {
      return (false, [.note(.notPermitted("open files in other apps from the background"), app)])
    }
    let own = kernel.identity(of: app)?.bundle
    guard bundle != own, let target = kernel.installedApp(bundle), !target.documents.kinds.isEmpty,
      isAllowed(file, for: target)
    else { return (false, [.note(.notPermitted("open this file in that app"), app)]) }
    guard count(kernel) else { return (false, stop(app)) }
    var file = file
    file.source = own
    // The status bar then links back to the source (Opening.B1).
    let link = BackLink(source: app, bundle: own, name: kernel.name(of: app), target: bundle)
    return (true, [.launch(bundle, .open(.file(file)), link), .effect(.composed)])
  }

  /// Returns whether a file is a copy in the inbox of an app, or an original that the app opens
  /// where it is.
  private func isAllowed(_ file: OpenedFile, for app: InstalledApp) -> Bool {
    let names = file.path.split(separator: "/", omittingEmptySubsequences: false)
    guard file.path.hasPrefix("/"), !names.contains(".."), !names.contains(".") else {
      return false
    }
    if file.isOriginal { return app.documents.opensInPlace }
    return Self.inbox(of: app).map { file.path.hasPrefix($0 + "/") } ?? false
  }
}
