/// The animation of a row that appears or disappears.
struct RowTransition {
  let path: IndexPath
  let cell: UITableViewCell
  let animation: UITableView.RowAnimation
}
