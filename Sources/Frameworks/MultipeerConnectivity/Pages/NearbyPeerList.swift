/// The list of peers on a page: the invited ones, and the others nearby.
///
/// Step Peers.BV1.
@MainActor
final class NearbyPeerList: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The sections of the list.
  private enum Section: Int, CaseIterable { case invited, nearby }

  /// The state of an invited peer in the list.
  private enum Status {
    case invited, connecting, connected, declined

    var text: String {
      switch self {
      case .invited: "Invited"
      case .connecting: "Connecting…"
      case .connected: "Connected"
      case .declined: "Declined"
      }
    }
  }

  weak var table: UITableView?
  /// Invites a peer that the user has chosen.
  var invite: ((MCPeerID) -> Void)?
  /// Whether more peers may be invited.
  var mayInvite = true { didSet { if mayInvite != oldValue { table?.reloadData() } } }
  /// Whether browsing has failed.
  var hasFailed = false { didSet { table?.reloadData() } }

  private var nearby: [MCPeerID] = []
  private var invited: [(peer: MCPeerID, status: Status)] = []

  // MARK: Peers

  /// The number of connected peers.
  var connectedCount: Int { invited.count { $0.status == .connected } }

  /// The number of peers that are connected or connecting.
  var invitedCount: Int { invited.count { $0.status != .declined } }

  /// Adds a peer nearby.
  func add(_ peer: MCPeerID) {
    guard !nearby.contains(peer) else { return }
    hasFailed = false
    nearby.append(peer)
    table?.reloadData()
  }

  /// Removes a peer that is no longer nearby; a connected one stays.
  func remove(_ peer: MCPeerID) {
    nearby.removeAll { $0 == peer }
    invited.removeAll { $0.peer == peer && $0.status == .declined }
    table?.reloadData()
  }

  /// Updates the state of a peer in the session.
  func set(_ state: MCSessionState, of peer: MCPeerID) {
    let index = invited.firstIndex { $0.peer == peer }
    switch state {
    case .notConnected:
      guard let index else { return }
      // One that was connected has left; another one has not accepted.
      if invited[index].status == .connected {
        invited.remove(at: index)
      } else {
        invited[index].status = .declined
      }
    case .connecting: set(.connecting, of: peer, at: index)
    case .connected: set(.connected, of: peer, at: index)
    }
    table?.reloadData()
  }

  private func set(_ status: Status, of peer: MCPeerID, at index: Int?) {
    if let index { invited[index].status = status } else { invited.append((peer, status)) }
  }

  /// The peers that can be invited.
  private var others: [MCPeerID] {
    nearby.filter { peer in !invited.contains { $0.peer == peer && $0.status != .declined } }
  }

  // MARK: Table

  func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .invited ? invited.count : others.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard Section(rawValue: section) == .invited else { return "Nearby" }
    return invited.isEmpty ? nil : "Invitees"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard Section(rawValue: section) == .nearby, others.isEmpty else { return nil }
    return hasFailed ? "Nearby peers cannot be searched." : "Searching…"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "peer")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "peer")
    let isInvited = Section(rawValue: indexPath.section) == .invited
    let peer = isInvited ? invited[indexPath.row].peer : others[indexPath.row]
    cell.textLabel?.text = peer.displayName
    cell.detailTextLabel?.text = isInvited ? invited[indexPath.row].status.text : nil
    cell.selectionStyle = isInvited || !mayInvite ? .none : .default
    cell.textLabel?.isEnabled = isInvited || mayInvite
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard Section(rawValue: indexPath.section) == .nearby, mayInvite else { return }
    let peer = others[indexPath.row]
    invited.removeAll { $0.peer == peer }
    invited.append((peer, .invited))
    invite?(peer)
    tableView.reloadData()
  }
}
