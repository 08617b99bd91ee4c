/// The items of a responder or a sheet that can be shared, as item providers.
///
/// Steps Sharing.AC11 and Sharing.AC12.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// The object that the app keeps with the items; it has no effect here.
  open var localObject: Any?
  /// The interactions that the items support; at first sharing.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// The closure that returns the metadata of all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// The closure that returns the metadata of an item, given its index.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// The closure that returns a preview of an item, given its index; it is not called here.
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// The closure that returns the app's own activities.
  open var applicationActivitiesProvider: (() -> [UIActivity]?)?

  private let itemProviders: [NSItemProvider]

  /// Creates a configuration of objects.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// Creates a configuration of item providers.
  public init(itemProviders: [NSItemProvider]) {
    self.itemProviders = itemProviders
    super.init()
  }

  /// The item providers.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { itemProviders }

  /// Returns whether the items support an interaction.
  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }

  /// Returns the metadata of all items for a key, from the closure; nil for none.
  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }

  /// Returns the metadata of an item for a key, from the closure; nil for none.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  /// Returns a preview of an item, from the closure; nil for none.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }

  /// The app's own activities, from the closure; nil for none.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}
