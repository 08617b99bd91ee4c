import UIKit

/// A picker of items of the media library (MediaLibrary.PI1).
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
  /// Creates a picker of all media types.
  public convenience init() { self.init(mediaTypes: .any) }

  /// Creates a picker of some media types.
  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Always nil, since archives do not contain a picker.
  public required init?(coder: NSCoder) { return nil }

  /// The media types that are shown.
  public let mediaTypes: MPMediaType
  /// The delegate.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether the user can pick several items before tapping Done.
  open var allowsPickingMultipleItems = false
  /// Whether items in the cloud are shown; stored without effect, since there are none.
  open var showsCloudItems = true
  /// Whether protected items are shown; stored without effect, since there are none.
  open var showsItemsWithProtectedAssets = true
  /// A text above the items.
  open var prompt: String?

  /// Adds the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = MediaPickerList(
      items: (MPMediaQuery.songs().items ?? []).filter {
        !$0.mediaType.isDisjoint(with: mediaTypes)
      },
      picksSeveral: allowsPickingMultipleItems,
      onPick: { [weak self] items in
        guard let self else { return }
        delegate?.mediaPicker(self, didPickMediaItems: MPMediaItemCollection(items: items))
      },
      onCancel: { [weak self] in
        guard let self else { return }
        delegate?.mediaPickerDidCancel(self)
      })
    list.navigationItem.prompt = prompt
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}
