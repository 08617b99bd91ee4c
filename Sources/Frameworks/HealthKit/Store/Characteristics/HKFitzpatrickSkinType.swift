/// The user's skin type.
public enum HKFitzpatrickSkinType: Int, Sendable {
  case notSet = 0
  case I, II, III, IV, V, VI
}
