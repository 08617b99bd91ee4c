/// A page on which the user chooses peers nearby, and invites them into a session.
///
/// Steps Peers.BV1….
open class MCBrowserViewController: UIViewController, MCNearbyServiceBrowserDelegate {
  /// The delegate; not retained.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The browser.
  open var browser: MCNearbyServiceBrowser? { nearby }
  /// The session.
  open var session: MCSession { joined }
  /// The minimum number of peers, with this one, for the user to finish; 2 by default.
  open var minimumNumberOfPeers: Int = kMCSessionMinimumNumberOfPeers {
    didSet { update() }
  }
  /// The maximum number of peers, with this one; 8 by default.
  open var maximumNumberOfPeers: Int = kMCSessionMaximumNumberOfPeers {
    didSet { update() }
  }

  private let nearby: MCNearbyServiceBrowser
  private let joined: MCSession
  private let bar = UINavigationBar()
  private let table = UITableView(frame: .zero, style: .grouped)
  private let list = NearbyPeerList()
  nonisolated private let main = MainCalls()
  private var observation: Int?
  private lazy var cancelItem = UIBarButtonItem(
    title: "Cancel", image: nil, primaryAction: UIAction { [weak self] _ in self?.cancel() },
    menu: nil)
  private lazy var doneItem = UIBarButtonItem(
    title: "Done", image: nil, primaryAction: UIAction { [weak self] _ in self?.finish() },
    menu: nil)

  // MARK: Creating

  /// Creates a page with a browser of its own.
  ///
  /// - Parameters:
  ///   - serviceType: The type of the services.
  ///   - session: The session.
  public convenience init(serviceType: String, session: MCSession) {
    self.init(
      browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType),
      session: session)
  }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - browser: The browser, whose delegate the page becomes.
  ///   - session: The session.
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    (nearby, joined) = (browser, session)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, as a page without a session is not in archives.
  public required init?(coder: NSCoder) { nil }

  isolated deinit { if let observation { joined.engine.remove(observation) } }

  // MARK: View

  /// Adds the bar and the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let item = UINavigationItem(title: nearby.myPeerID.displayName)
    (item.leftBarButtonItem, item.rightBarButtonItem) = (cancelItem, doneItem)
    bar.setItems([item], animated: false)
    list.table = table
    list.invite = { [weak self] in self?.invite($0) }
    (table.dataSource, table.delegate) = (list, list)
    for child in [bar, table] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(equalTo: bar.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    observation = joined.engine.observe { [weak self, main] peer, state in
      main.async {
        self?.list.set(state, of: peer)
        self?.update()
      }
    }
    update()
  }

  /// Starts to browse for peers.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for peer in joined.connectedPeers { list.set(.connected, of: peer) }
    update()
    nearby.delegate = self
    nearby.startBrowsingForPeers()
  }

  /// Stops browsing for peers.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    nearby.stopBrowsingForPeers()
  }

  // MARK: Browser

  /// Lists a peer, unless the delegate rejects it.
  nonisolated open func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) {
    main.async { [self] in
      let isShown =
        delegate?.browserViewController(
          self, shouldPresentNearbyPeer: peerID, withDiscoveryInfo: info) ?? true
      if isShown { list.add(peerID) }
    }
  }

  /// Removes a peer from the list.
  nonisolated open func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
    main.async { [self] in list.remove(peerID) }
  }

  /// Shows that browsing is not possible.
  nonisolated open func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {
    main.async { [self] in list.hasFailed = true }
  }

  // MARK: Internals

  /// Invites a peer that the user has chosen (Peers.BV2).
  private func invite(_ peer: MCPeerID) {
    nearby.invitePeer(peer, to: joined, withContext: nil, timeout: 0)
    update()
  }

  /// Enables finishing and further invitations as the numbers allow (Peers.BV3).
  private func update() {
    doneItem.isEnabled = list.connectedCount + 1 >= minimumNumberOfPeers
    list.mayInvite = list.invitedCount + 1 < maximumNumberOfPeers
  }

  private func cancel() { delegate?.browserViewControllerWasCancelled(self) }

  private func finish() { delegate?.browserViewControllerDidFinish(self) }
}
