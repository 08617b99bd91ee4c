extension ImageAnalysisInteraction {
  /// A subject of a picture; none is ever found (Device.VK3).
  public struct Subject: Hashable, Sendable {
    private init() {
      // does nothing
    }

    /// The bounds: zero.
    @MainActor public var bounds: CGRect { .zero }
    /// The image of the subject without its background.
    ///
    /// - Throws: `SubjectUnavailable.imageUnavailable`.
    public var image: UIImage {
      get async throws { throw SubjectUnavailable.imageUnavailable }
    }
  }
}
