extension ImageAnalysisInteraction {
  /// A subject of a picture; none is found (Device.VK3).
  public struct Subject: Hashable, Sendable {
    private init() {
      // does nothing
    }

    /// The rectangle of the subject: none.
    @MainActor public var bounds: CGRect { .zero }
    /// The picture of the subject without its background.
    ///
    /// - Throws: `SubjectUnavailable.imageUnavailable`.
    public var image: UIImage {
      get async throws { throw SubjectUnavailable.imageUnavailable }
    }
  }
}
