/// The inputs of a filter for dissolving images.
public protocol CIDissolveTransition: CITransitionFilter {}
