/// The letters of fonts of Apple's systems, as published.
extension LetterFaces {
  /// Arial and Helvetica: the widths of the Liberation fonts (SIL Open Font License), which were drawn to be as wide as
  /// these, letter by letter.
  ///
  /// Ten texts of 7 to 22 points in Helvetica Neue that documents store are as wide as these say within 1 %, but for digits 1
  /// and 2.
  static let sans = LetterFaces([
    400: """
      )@)@+*/_/_7823'B*W*W+q0=)@*W)@)@/_/_/_/_/_/_/_/_/_/_)@)@0=0=0=/_:,23233J3J230u4c3J)@.E\
      23/_5z3J4c234c3J230u3J238N23230u)@)@)@-a/_*W/_/_.E/_/_)@/_/_((((.E((5z/_/_/_/_*W.E)@/_\
      .E3J.E.E.E*Y(v*Y0=
      """,
    700: """
      )@*W-k/_/_783J(H*W*W+q0=)@*W)@)@/_/_/_/_/_/_/_/_/_/_*W*W0=0=0=0u943J3J3J3J230u4c3J)@/_\
      3J0u5z3J4c234c3J230u3J238N23230u*W)@*W0=/_*W/_0u/_0u/_*W0u0u)@)@/_)@780u0u0u0u+q/_*W0u\
      /_4c/_/_.E+q)D+q0=
      """,
  ])

  /// Times New Roman: the widths of the Liberation fonts.
  static let serif = LetterFaces([
    400: """
      (b*W,=.E.E5z4c',*W*W.E/o(b*W(b)@.E.E.E.E.E.E.E.E.E.E)@)@/o/o/o-,7z3J23233J0u/_3J3J*W+q\
      3J0u783J3J/_3J23/_0u3J3J8N3J3J0u*W)@*W-a.E*W-,.E-,.E-,*W.E.E)@)@.E)@4c.E.E.E.E*W+q)@.E\
      .E3J.E.E-,-w'U-w/?
      """,
    700: """
      (b*W/].E.E9h5z)@*W*W.E/{(b*W(b)@.E.E.E.E.E.E.E.E.E.E*W*W/{/{/{.E823J233J3J230u4c4c+q.E\
      4c238N3J4c0u4c3J/_233J3J9h3J3J23*W)@*W07.E*W.E/_-,/_-,*W.E/_)@*W/_)@5z/_.E/_/_-,+q*W/_\
      .E3J.E.E-,+{($+{.o
      """,
  ])

  /// Lucida Grande: the widths of Lucida Sans and of its demibold face, as the X Window System publishes them (`SWIDTH` of
  /// its fonts of pixels), in thousandths of an em.
  ///
  /// Of ten labels at 13 points that a document of OS X 10.8 stores, eight are these widths rounded up to a point; the other
  /// two are stretched.
  static let lucida = LetterFaces([
    400: """
      *4'`+O1G1G272q(6*G*G-{1G*4*G*4.91G1G1G1G1G1G1G1G1G1G*4*41G1G1G,Y6R2c0+2g4'/A/53L3e)U**\
      1q//6X3r4a/X4a1G/;1G2i1s6L19130i*G.9*G1G.E0{/U1A.k1A/a+C131-)W)w0?)W8:1-0{1A1A,?.Y+Q1-\
      0$6-0y/w0'*G)&*G1G
      """,
    700: """
      *l)&/(2]2]7J5%)&+k+k-U2]*l)W*l0V2]2]2]2]2]2]2]2]2]2]*l*l2]2]2]0$5z4X273R5]1a0c4;5P+6.G\
      4/1-8F4n6L1z6L3c0R3e4n3e8F2v3k2C+k0V+k2].E2C132o/G2o0{-O2o2i+6+62P+69t2i2C2o2o.E11,w2i\
      2+7//w1a0o+k)&+k2]
      """,
  ])
}
