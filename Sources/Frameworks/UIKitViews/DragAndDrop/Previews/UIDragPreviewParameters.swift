/// The appearance of a drag preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
