/// The appearance of the preview of a drag.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
