/// Makes the initializer of view providers `required`, so that a metatype can call it through the
/// vtable.
///
/// The initializers of apps' classes are not `required`, and have the same vtable slot in every
/// subclass. The class is open, because the compiler would otherwise resolve the initializer
/// statically. Apps do not use it.
open class ViewProviderWithRequiredInit: NSTextAttachmentViewProvider {
  /// Creates a view provider.
  public required override init(
    textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    super.init(
      textAttachment: textAttachment, parentView: parentView,
      textLayoutManager: textLayoutManager, location: location)
  }

  /// Creates a view provider of a registered class.
  static func make(
    _ type: NSTextAttachmentViewProvider.Type, _ attachment: NSTextAttachment, _ parent: UIView?,
    _ manager: NSTextLayoutManager?, _ location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider {
    DynamicCreation.object(of: type, through: ViewProviderWithRequiredInit.self) {
      $0.init(
        textAttachment: attachment, parentView: parent, textLayoutManager: manager,
        location: location)
    }
  }
}
