extension ViewNode {
  /// Keeps a front's guide object alive as long as its node belongs to the view.
  package func retain(_ object: AnyObject, for guide: GuideNode) {
    guideObjects[ObjectIdentifier(guide)] = object
  }

  /// Lets a front's guide object go.
  package func release(_ guide: GuideNode) { guideObjects[ObjectIdentifier(guide)] = nil }
}
