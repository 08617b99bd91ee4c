extension UICollectionView {
  /// A registration of a cell class with a closure that configures its cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// The type of closures that configure a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler
    /// The nib of the cells; `nil` for their class.
    let nib: UINib?

    /// Creates a registration, to be kept and used for all cells.
    public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
    /// Creates a registration of cells from a nib, to be kept and used for all of them.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (self.handler, nib) = (handler, cellNib)
    }
  }

  /// A registration of a supplementary view class with a closure that configures its views.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// The type of closures that configure a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let kind: String
    let handler: Handler
    /// The nib of the views; `nil` for their class.
    let nib: UINib?

    /// Creates a registration for a kind of supplementary views, to be kept and used for all of
    /// them.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, nil)
    }
    /// Creates a registration for a kind of supplementary views from a nib, to be kept and used for
    /// all of them.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, supplementaryNib)
    }
  }

  /// Returns a reused or new cell, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReusePool.Key(category: .cell, kind: "", identifier: registration.identifier)
    if !pool.isRegistered(key) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let cell = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      programmingError("the cell at \(indexPath) is not of the class \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a reused or new supplementary view, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = ReusePool.Key(
      category: .supplementaryView, kind: registration.kind, identifier: registration.identifier)
    if !pool.isRegistered(key), let nib = registration.nib {
      register(
        nib, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    } else if !pool.isRegistered(key) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      programmingError("the view at \(indexPath) is not of the class \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
