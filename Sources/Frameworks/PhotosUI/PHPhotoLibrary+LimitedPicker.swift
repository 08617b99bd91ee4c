internal import TactusCrashReports
internal import TactusVirtualTime

extension PHPhotoLibrary {
  /// Shows a page on which the user selects the photos that the app can access (Device.PH12).
  ///
  /// - Parameter controller: The controller that presents the page.
  @MainActor @preconcurrency
  public func presentLimitedLibraryPicker(from controller: UIViewController) {
    presentLimitedLibraryPicker(from: controller) { _ in
      // does nothing
    }
  }

  /// Shows a page on which the user selects the photos that the app can access (Device.PH12).
  ///
  /// - Parameters:
  ///   - controller: The controller that presents the page.
  ///   - completionHandler: Called on the main actor with the identifiers of the photos that were
  ///     added, when the page has gone.
  @MainActor @preconcurrency
  public func presentLimitedLibraryPicker(
    from controller: UIViewController,
    completionHandler: @escaping @MainActor @Sendable ([String]) -> Void
  ) {
    guard Self.authorizationStatus(for: .readWrite) == .limited else {
      RuntimeWarning.once(
        "PHPhotoLibrary.presentLimitedLibraryPicker: the app's permission is not limited, so there "
          + "is nothing to choose", namesPlace: true)
      return PhoneTime.runLater { completionHandler([]) }
    }
    controller.present(LimitedLibraryPage { completionHandler($0) }, animated: true)
  }

  /// Shows a page on which the user selects the photos that the app can access, and returns the
  /// identifiers of those that were added (Device.PH12).
  @MainActor @preconcurrency
  public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] {
    await withCheckedContinuation { done in
      presentLimitedLibraryPicker(from: controller) { done.resume(returning: $0) }
    }
  }
}
